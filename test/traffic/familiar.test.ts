/** A line that is known by its bytes has the verdict that it has when it is parsed. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FamiliarLines } from "../../src/traffic/familiar.js";
import { LineSplitter } from "../../src/traffic/lines.js";
import { type RawText, textBetween } from "../../src/traffic/raw-text.js";
import { brief, checkText } from "./checking.js";

const LINE = '{"method":"m","text":"known","n":"é"}';
const START = LINE.indexOf('"known"');
const raw = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Uint8Array.from(part))));

/** How many of the lines behind the one that is learned are known. */
function known(bytes: Uint8Array, limit = 1000): number {
  const lines = new LineSplitter(limit);
  const familiar = new FamiliarLines<null>(limit);
  familiar.learn(LINE, [{ kind: "text", start: START }], null);
  lines.push(bytes);
  let count = 0;
  while (familiar.pass(lines) !== undefined) count += 1;
  return count;
}

describe("a line with this between the quotes", () => {
  test.each<[what: string, text: Parameters<typeof raw>[number], isKnown: boolean]>([
    ["nothing", "", true],
    ["plain text", "another, and longer than it was", true],
    ["escapes of one character", String.raw`\" \\ \/ \b \f \n \r \t`, true],
    ["a backslash last", String.raw`\\`, true],
    ["characters of two, three and four bytes", "é 漢 \u{1F600} \u{10FFFF} \u007F", true],
    ["an escaped character, which may be half of a pair", String.raw`\u0041`, false],
    ["an escape that JSON has not", String.raw`\x`, false],
    ["a control character", "\t", false],
    ["a carriage return", "\r", false],
    ["a second member", '","a":"b', false],
    ["the same member again", '","text":"b', false],
    ["a byte of no character", [0xff], false],
    ["half a character", [0xe6, 0xbc], false],
    ["a character in more bytes than it needs", [0xc1, 0x81], false],
    ["a character of three bytes in more than it needs", [0xe0, 0x80, 0x80], false],
    ["half a surrogate pair", [0xed, 0xa0, 0x80], false],
    ["a character beyond the last", [0xf4, 0x90, 0x80, 0x80], false],
  ])("%s", (_, text, isKnown) => {
    const bytes = raw(LINE.slice(0, START + 1), text, '","n":"é"}\n');
    expect(known(bytes)).toBe(isKnown ? 1 : 0);
    expect(known(Buffer.concat([bytes, bytes]))).toBe(isKnown ? 2 : 0);
  });
});

test.each<[what: string, bytes: Uint8Array, limit?: number]>([
  ["that goes on in the next chunk", raw(LINE)],
  ["that breaks off in its text", raw(LINE.slice(0, START + 3))],
  ["that ends with a carriage return", raw(LINE, "\r\n")],
  ["that ends with a space", raw(LINE, " \n")],
  ["that starts with a space", raw(" ", LINE, "\n")],
  ["with another end", raw(LINE.replace("é", "è"), "\n")],
  ["that is longer than the limit", raw(LINE, "\n"), LINE.length],
])("a line %s is not known", (_, bytes, limit) => {
  expect(known(raw(LINE, "\n"))).toBe(1);
  expect(known(bytes, limit)).toBe(0);
});

test.each<[what: string, digits: string, values: (string | number)[] | undefined]>([
  ["another number", "42", [42, "b"]],
  ["the longest that is exact", "999999999999999", [999_999_999_999_999, "b"]],
  ["one that is too long", "1000000000000000", undefined],
  ["zero", "0", undefined],
  ["a zero before it", "01", undefined],
  ["a sign", "-1", undefined],
  ["a fraction", "1.5", undefined],
  ["an exponent", "1e2", undefined],
  ["nothing", "", undefined],
])("a number and a text: %s", (_, digits, values) => {
  const line = '{"seq":7,"text":"a"}';
  const familiar = new FamiliarLines<string>(1000);
  const counted = (text: string) => [
    { kind: "count", start: text.indexOf("7") } as const,
    { kind: "text", start: text.indexOf('"a"') } as const,
  ];
  familiar.learn(line, counted(line), "known");
  const lines = new LineSplitter(1000);
  lines.push(raw(line.replace("7", digits).replace('"a"', '"b"'), "\n"));
  expect(familiar.pass(lines)).toBe(values === undefined ? undefined : "known");
  const read = (value: RawText | number) => (typeof value === "number" ? value : textBetween(value.bytes, value.start, value.end));
  if (values !== undefined) expect(familiar.values().map(read)).toEqual(values);
});

test("lines that never come again are not learned for ever", () => {
  const familiar = new FamiliarLines<number>(1000);
  const lines = new LineSplitter(1000);
  let learned = 0;
  for (let n = 0; n < 1000; n += 1) {
    const line = `{"id":${String(n)},"text":"a"}`;
    familiar.learn(line, [{ kind: "text", start: line.indexOf('"a"') }], n);
    lines.push(raw(line, "\n"));
    if (familiar.pass(lines) !== undefined) learned += 1;
    else lines.next();
    for (const more of ["b", "c"]) {
      lines.push(raw(line.replace('"a"', `"${more}"`), "\n"));
      if (familiar.pass(lines) === undefined) lines.next();
    }
  }
  // Each that is learned is met three times, which is not quite what it costs.
  expect(learned).toBeGreaterThan(200);
  expect(learned).toBeLessThan(1000);
});

const HANDSHAKE = [
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}',
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":1}}',
  '{"jsonrpc":"2.0","id":1,"method":"session/new","params":{"cwd":"/a","mcpServers":[]}}',
  '{"jsonrpc":"2.0","id":1,"result":{"sessionId":"s"}}',
];
const chunk = (text: string, kind = "agent_message_chunk", session = "s") =>
  `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":${JSON.stringify(session)},"update":{"sessionUpdate":"${kind}","content":{"type":"text","text":${text}}}}}`;
const inWrapper = (line: string) => `{"dir":"a2c","msg":${line}}`;

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }).map((text) => JSON.stringify(text)),
  fc.constantFrom(
    '""',
    '"\\u00e9"',
    '"\\ud800"',
    '"\\x"',
    '"\t"',
    '"a',
    "1",
    "null",
    '"a","text":"b"',
    '"a","_meta":null',
    '"a"},"a":{"b":"c"',
    '"\\\\\\""',
  ),
);
const lines = fc.oneof(
  { weight: 8, arbitrary: texts.map((text) => Buffer.from(chunk(text))) },
  { weight: 2, arbitrary: texts.map((text) => Buffer.from(chunk(text, "agent_thought_chunk"))) },
  { weight: 2, arbitrary: texts.map((text) => Buffer.from(chunk(text, "agent_message_chunk", "other"))) },
  { weight: 2, arbitrary: texts.map((text) => Buffer.from(inWrapper(chunk(text)))) },
  { weight: 1, arbitrary: texts.map((text) => Buffer.from(chunk(text, "unheard_of"))) },
  { weight: 2, arbitrary: texts.map((text) => Buffer.from(`${chunk(text)}\r`)) },
  {
    weight: 3,
    arbitrary: fc.tuple(texts, fc.nat(), fc.nat(2), fc.uint8Array({ maxLength: 3 })).map(([text, place, cut, put]) => {
      const whole = Buffer.from(chunk(text));
      const at = place % whole.length;
      return Buffer.concat([whole.subarray(0, at), put, whole.subarray(at + cut)]);
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        "",
        "plain text",
        "data: {}",
        ": comment",
        ...HANDSHAKE,
        '{"jsonrpc":"2.0","id":2,"method":"session/close","params":{"sessionId":"s"}}',
        '{"jsonrpc":"2.0","id":2,"result":{}}',
        '{"jsonrpc":"2.0","id":3,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"a"}]}}',
        '{"jsonrpc":"2.0","id":3,"result":{"stopReason":"end_turn"}}',
        '{"jsonrpc":"2.0","id":4,"method":"session/prompt","params":{"sessionId":"other","prompt":[{"type":"text","text":"a"}]}}',
        '{"jsonrpc":"2.0","id":4,"result":{"stopReason":"end_turn"}}',
        '{"jsonrpc":"2.0","id":5,"method":"session/resume","params":{"sessionId":"s","cwd":"/a","mcpServers":[]}}',
      )
      .map((line) => Buffer.from(line)),
  },
);

const pushed = (text: string, seq: string, type = "model.streaming", session = "s") =>
  `{"method":"session/event","params":{"sessionId":${JSON.stringify(session)},"event":{"type":"${type}","seq":${seq},"payload":{"delta":${text}}}}}`;
const bare = (text: string, seq: string) => `{"seq":${seq},"payload":{"delta":${text}},"type":"model.thinking"}`;
const seqs = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map(String),
  fc.constantFrom("0", "-1", "01", "1.5", "1e2", "12345678901234567890", '"1"', "null", "", "10"),
);
const events = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(texts, seqs).map(([text, seq]) => Buffer.from(pushed(text, seq))) },
  { weight: 2, arbitrary: fc.tuple(texts, seqs).map(([text, seq]) => Buffer.from(pushed(text, seq, "model.streaming", "other"))) },
  { weight: 4, arbitrary: fc.tuple(texts, seqs).map(([text, seq]) => Buffer.from(bare(text, seq))) },
  { weight: 2, arbitrary: fc.tuple(texts, seqs).map(([text, seq]) => Buffer.from(inWrapper(pushed(text, seq)))) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        '{"id":2,"method":"session/subscribe","params":{"sessionId":"s","deliveryKind":"replay","afterSeq":2}}',
        '{"id":2,"result":{"subscription":{"sessionId":"s","deliveryKind":"replay"}}}',
        '{"method":"session/event","params":{"sessionId":"s","event":{"type":"turn.started","seq":3,"payload":{"turnId":"t"}}}}',
      )
      .map((line) => Buffer.from(line)),
  },
);

test.each([
  ["acp", [...HANDSHAKE, chunk('"a"')], lines],
  ["ask", [pushed('"a"', "1"), bare('"a"', "1")], events],
] as const)("findings and numbers of %s are the same however the bytes arrive", (_, start, others) => {
  fc.assert(
    fc.property(fc.array(others, { minLength: 2, maxLength: 12 }), fc.boolean(), (drawn, isStable) => {
      const bytes = Buffer.concat([...start, ...drawn].flatMap((line) => [Buffer.from(line), Buffer.from("\n")]));
      const options = { stability: isStable ? "stable" : "unstable" } as const;
      const whole = checkText(bytes, options);
      // No line lies within one byte, so that each is parsed.
      const parsed = checkText(bytes, options, 1);
      expect(whole.findings.map(brief)).toEqual(parsed.findings.map(brief));
      expect(whole.findings).toEqual(parsed.findings);
      expect(whole.checker.summary()).toEqual(parsed.checker.summary());
    }),
    { numRuns: 500 },
  );
});

test("a piece that was repeated is asked about again once anything else was said", () => {
  const prompt = '{"jsonrpc":"2.0","id":3,"method":"session/prompt","params":{"sessionId":"s","prompt":[{"type":"text","text":"a"}]}}';
  const answer = '{"jsonrpc":"2.0","id":3,"result":{"stopReason":"end_turn"}}';
  const pieces = ['"a"', '"b"', '"c"', '"d"'].map((text) => chunk(text));
  const text = [...HANDSHAKE, prompt, ...pieces, answer, ...pieces].map((line) => `${line}\n`).join("");
  expect(
    checkText(text)
      .findings.filter(({ line }) => line > 4)
      .map(brief),
  ).toEqual(["11:1 warning rule/update-after-answer"]);
});
