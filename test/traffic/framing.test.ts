/** Bytes and lines: whatever is wrong with one, it is said where, and the next line is judged as if nothing had been. */
import { describe, expect, test } from "vitest";
import { brief, checkText } from "./checking.js";

const GOOD = '{"type":"error","seq":1,"payload":{"error":"x"}}\n';
const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

describe("findings", () => {
  test.each<[name: string, given: string | Uint8Array, want: readonly string[]]>([
    ["a good line", GOOD, []],
    ["no line feed at the end", GOOD.trim(), []],
    ["blank lines", `\n  \n${GOOD}\n`, []],
    ["carriage returns, said once", `${GOOD.trim()}\r\n${GOOD.trim()}\r\n`, ["1:49 note framing/carriage-return"]],
    ["a byte order mark", `\uFEFF${GOOD}`, ["1:1 warning framing/byte-order-mark"]],
    ["a byte order mark on a later line is no space", `${GOOD}\uFEFF${GOOD}`, ["2:1 error framing/not-json"]],
    ["text noise", `Listening on 4001\n${GOOD}`, ["1:1 error framing/not-json"]],
    ["a cut line", `${GOOD}{"type":"error","seq":2,"payl`, ["2:30 error framing/not-json"]],
    ["two objects on a line", `${GOOD.trim()} ${GOOD}`, ["1:50 error framing/not-json"]],
    ["a batch", `[${GOOD.trim()}]\n${GOOD}`, ["1:1 error framing/not-an-object"]],
    [
      "a bare value",
      `42\n"text"\nnull\n${GOOD}`,
      ["1:1 error framing/not-an-object", "2:1 error framing/not-an-object", "3:1 error framing/not-an-object"],
    ],
    ["a NUL byte", `{"type":"er\u0000ror"}\n${GOOD}`, ["1:12 error framing/not-json"]],
    ["an escaped NUL, which JSON allows", '{"type":"error","seq":1,"payload":{"error":"\\u0000"}}\n', []],
    ["a line of NUL bytes", bytes([0, 0, 0, 10], GOOD), ["1:1 error framing/not-json"]],
    [
      "invalid UTF-8, and the line is judged all the same",
      bytes('{"type":"error","seq":0,"payload":{"error":"', [0xff, 0xfe], '"}}\n', GOOD),
      ["1:45 error framing/invalid-utf8", "1:23 error envelope/out-of-range /seq"],
    ],
    [
      "a surrogate written as UTF-8",
      bytes('{"type":"error","seq":1,"payload":{"error":"', [0xed, 0xa0, 0x80], '"}}\n'),
      ["1:45 error framing/invalid-utf8"],
    ],
    [
      "half an escaped surrogate pair",
      '{"type":"error","seq":1,"payload":{"error":"\\ud83d!"}}\n',
      ["1:45 warning framing/lone-surrogate"],
    ],
    ["a whole escaped surrogate pair", '{"type":"error","seq":1,"payload":{"error":"\\ud83d\\ude00 \\\\ud83d"}}\n', []],
    ["a member twice", '{"type":"error","seq":1,"seq":2,"payload":{"error":"x"}}\n', ["1:25 error framing/duplicate-key"]],
    [
      "a member twice, deep in args",
      '{"type":"tool.use","seq":1,"payload":{"id":"c","name":"n","args":{"a":[{"b":1,"b":1}]}}}\n',
      ["1:79 error framing/duplicate-key /payload/args/a/0"],
    ],
    ["text that looks like a member twice", '{"type":"error","seq":1,"payload":{"error":"\\"a\\":1,\\"a\\" :2"}}\n', []],
    ["U+2028 in a string, which is no line end", '{"type":"error","seq":1,"payload":{"error":"a\u2028b"}}\n', []],
    [
      "keys from Object.prototype",
      '{"type":"tool.use","seq":1,"payload":{"id":"c","name":"n","args":{"__proto__":{"x":1},"constructor":2}}}\n',
      [],
    ],
    [
      "__proto__ as a member of the envelope",
      '{"__proto__":{"type":"error"},"seq":1,"payload":{}}\n',
      ["1:1 error envelope/missing-member", "1:14 warning unknown/member /__proto__"],
    ],
    ["columns in characters", '{"type":"error","payload":{"error":"😀é"},"seq":0}\n', ["1:48 error envelope/out-of-range /seq"]],
  ])("%s", (_name, given, want) => {
    expect(checkText(given).findings.map(brief)).toEqual(want);
  });
});

test("findings do not depend on where chunks are cut", () => {
  const input = bytes(`noise\n${GOOD}{"type":"error","seq":0,"payload":{"error":"é😀"}}\r\n`, [0xff, 10], GOOD.trim());
  const whole = checkText(input).findings;
  expect(whole).toHaveLength(5);
  for (let size = 1; size < 40; size += 1) expect(checkText(input, {}, size).findings).toEqual(whole);
});

test("messages read well", () => {
  const messages = checkText(
    `Content-Length: 12\n[]\n{"a":1,"a":2}\n${"[".repeat(120)}${"]".repeat(120)}\n{"method":"ping","id":1,"params":${'{"x":'.repeat(150)}1${"}".repeat(150)}}`,
  ).findings.map(({ message }) => message);
  expect(messages).toEqual([
    'not JSON: unexpected "C", expected a value',
    "not a message: expected a JSON object, got an array, which would be a batch; this protocol has none",
    'member "a" stands twice; readers differ in which one they take',
    "not a message: expected an event (type, seq, payload), a request (method) or a response (result or error)",
    "nested 120 levels deep; some readers stop at 100",
    "not a message: expected a JSON object, got an array, which would be a batch; this protocol has none",
    "nested 151 levels deep; some readers stop at 100",
  ]);
});

describe("hostile lines", () => {
  test("10,000 levels of nesting are judged, and told", () => {
    const deep = `{"type":"tool.use","seq":0,"payload":{"id":"c","name":"n","args":${"[".repeat(10_000)}${"]".repeat(10_000)}}}\n`;
    expect(checkText(deep + GOOD).findings.map(brief)).toEqual([
      "1:1 warning framing/deep-nesting",
      "1:26 error envelope/out-of-range /seq",
    ]);
  });

  test("more nesting than can be judged is passed over", () => {
    for (const open of ["[", '{"a":'])
      expect(checkText(`${open.repeat(1_000_000)}\n${GOOD}`).findings.map(brief)).toEqual(["1:1 error framing/too-deep"]);
  });

  test("brackets in text are no nesting", () => {
    expect(checkText(`{"type":"error","seq":1,"payload":{"error":"${'[\\"'.repeat(200_000)}"}}\n`).findings).toEqual([]);
  });

  test("a line beyond the limit is passed over, and nothing else is lost", () => {
    const long = `{"type":"error","seq":1,"payload":{"error":"${"x".repeat(5000)}"}}\n`;
    const { findings, checker } = checkText(GOOD + long + GOOD.replace(":1", ":0"), { maxLine: 1000 }, 700);
    expect(findings.map(brief)).toEqual(["2:1 error framing/line-too-long", "3:23 error envelope/out-of-range /seq"]);
    expect(findings[0]?.message).toBe("line of 5047 bytes passed over: expected at most 1000; raise the limit with --max-line");
    expect(checker.summary().messages).toBe(2);
  });

  test("many faults on one line are told in part, and counted", () => {
    const todos = Array.from({ length: 300 }, () => 0).join(",");
    const { findings } = checkText(`{"type":"todos.updated","seq":1,"payload":{"todos":[${todos}]}}\n`);
    expect(findings).toHaveLength(100);
    expect(findings.at(-1)?.message).toBe(
      "todos.updated event: wrong type at /payload/todos/99: expected object, got number 0 (and 200 more findings on this line)",
    );
  });

  test("an endless array takes neither endless memory nor endless time", () => {
    const { findings } = checkText(`{"type":"todos.updated","seq":1,"payload":{"todos":[${"0,".repeat(3_000_000)}0]}}\n`);
    expect(findings).toHaveLength(100);
  });
});
