/** Whatever bytes arrive, a check ends without an exception, and a good line among them is judged as if alone. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkText } from "./checking.js";

const GOOD = '{"type":"error","seq":1,"payload":{"error":"x"}}';
const LINES = [
  GOOD,
  '{"dir":"a2c","msg":{"method":"session/event","params":{"sessionId":"s","event":{"type":"tool.use","seq":4,"payload":{"id":"c","name":"n","args":{"a":[1,{"b":null}]}}}}}}',
  '{"dir":"c2a","msg":{"id":1,"method":"session/events","params":{"sessionId":"s"}}}',
  '{"dir":"a2c","msg":{"id":1,"result":{"sessionId":"s","events":[{"type":"todos.updated","seq":1,"payload":{"todos":[{"id":"t","title":"x","status":"pending"}]}}],"hasMore":false}}}',
  '{"id":"x","error":{"code":-32004,"message":"no session"}}',
];

const bytes = fc.uint8Array({ maxLength: 300 });
const damaged = fc
  .tuple(fc.constantFrom(...LINES), fc.nat(), fc.nat(12), fc.uint8Array({ maxLength: 6 }))
  .map(([line, place, cut, put]) => {
    const whole = Buffer.from(line);
    const at = place % whole.length;
    return Buffer.concat([whole.subarray(0, at), put, whole.subarray(at + cut)]);
  });
const replaced = fc.tuple(fc.constantFrom(...LINES), fc.nat(), fc.jsonValue()).map(([line, nth, value]) => {
  let seen = 0;
  const changed: unknown = JSON.parse(line, (_key, inner: unknown) => (seen++ === nth % 12 ? value : inner));
  return Buffer.from(JSON.stringify(changed));
});

test("no bytes make a check throw, and none of them spoils the next line", () => {
  fc.assert(
    fc.property(fc.oneof(bytes, damaged, replaced), fc.integer({ min: 1, max: 400 }), (input, chunk) => {
      const { findings, checker } = checkText(Buffer.concat([input, Buffer.from(`\n${GOOD}\n`)]), {}, chunk);
      const last = Buffer.from(input).filter((byte) => byte === 10).length + 2;
      expect(findings.filter(({ line }) => line >= last)).toEqual([]);
      expect(checker.summary().messages).toBeGreaterThan(0);
      for (const { line, column, message, layer, rule } of findings) {
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
        expect(message).toMatch(/^\S.*\S$/s);
        expect(rule.startsWith(`${layer}/`)).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
});
