/** Bytes of a connection: what is read from them whatever lies between, however they are cut, and what is told of it. */
import { describe, expect, test } from "vitest";
import { FrameReader } from "../../src/peer/framing.js";

const LIMIT = 1000;

/** What a reader makes of bytes that come in chunks of a size: methods of messages, and faults, in their order. */
function read(input: string | Uint8Array, chunk = 1 << 16, limit = LIMIT): unknown[] {
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  const seen: unknown[] = [];
  const reader = new FrameReader(limit, {
    message: ({ method }) => seen.push(method),
    problem: ({ fault }, id) => seen.push(id === undefined ? `!${fault}` : `!${fault} ${JSON.stringify(id)}`),
  });
  for (let at = 0; at < bytes.length; at += chunk) reader.push(bytes.subarray(at, at + chunk));
  reader.end();
  return seen;
}

const long = "x".repeat(LIMIT);
const TABLE: [about: string, input: string | Uint8Array, want: unknown[]][] = [
  ["messages, one a line", '{"method":"a"}\n{"method":"b"}\n', ["a", "b"]],
  ["a last line without line feed", '{"method":"a"}', ["a"]],
  ["carriage returns and blank lines", '\r\n{"method":"a"}\r\n\n  \n{"method":"b"}\r\n', ["a", "b"]],
  ["space in front", ' \t{"method":"a"}\n', ["a"]],
  ["a byte order mark", '\uFEFF{"method":"a"}\n', ["!byte-order-mark", "a"]],
  ["U+2028 and U+2029 within text", '{"method":"a\u2028\u2029"}\n', ["a\u2028\u2029"]],
  ["characters of several bytes", '{"method":"ä€😀"}\n', ["ä€😀"]],
  ["a title of a terminal in front", '\u001b]0;agent\u0007{"method":"a"}\n', ["!escape-prefix", "a"]],
  ["colours in front", '\u001b[32m\u001b[0m{"method":"a"}\n', ["!escape-prefix", "a"]],
  ["a line of a log", 'starting\n{"method":"a"}\n', ["!noise", "a"]],
  ["a header of another protocol", 'Content-Length: 14\r\n\r\n{"method":"a"}\n', ["!noise", "a"]],
  ["bad JSON", '{"method":\n{"method":"a"}\n', ["!not-json", "a"]],
  ["two messages on a line", '{"method":"a"}{"method":"b"}\n', ["!not-json"]],
  ["a batch", '[{"method":"a"}]\n', ["!not-an-object"]],
  [
    "bytes that are not UTF-8",
    new Uint8Array([...new TextEncoder().encode('{"method":"a'), 0xff, 0x22, 0x7d, 0x0a]),
    ["!invalid-utf8", "a\uFFFD"],
  ],
  ["a message that is too long, and the next", `{"id":7,"method":"a","params":"${long}"}\n{"method":"b"}\n`, ["!too-long 7", "b"]],
  ["one with its id at the end", `{"method":"a","params":"${long}","id":"x-1"}\n{"method":"b"}\n`, ['!too-long "x-1"', "b"]],
  ["a response that is too long, which nobody answers", `{"id":7,"result":"${long}"}\n`, ["!too-long"]],
  ["a notification that is too long", `{"method":"a","params":{"id":3,"text":"${long}"}}\n`, ["!too-long"]],
];

describe.each([1, 2, 3, 7, 1 << 16])("in chunks of %i", (chunk) => {
  test.each(TABLE)("%s", (_about, input, want) => {
    expect(read(input, chunk)).toEqual(want);
  });
});

test("a message as long as the limit is read", () => {
  const line = `{"method":"${"a".repeat(LIMIT - 13)}"}`;
  expect(read(`${line}\n`)).toHaveLength(1);
  expect(read(`${line}\n`)[0]).toBe("a".repeat(LIMIT - 13));
  expect(read(`${line.slice(0, -2)}a"}\n`)).toEqual(["!too-long"]);
});

test("of what is too long little is held, and its id is found all the same", () => {
  const part = new Uint8Array(1 << 20).fill(0x78);
  const seen: unknown[] = [];
  const reader = new FrameReader(1 << 20, { message: () => undefined, problem: (problem, id) => seen.push(problem.message, id) });
  const encode = (text: string) => new TextEncoder().encode(text);
  reader.push(encode('{"jsonrpc":"2.0","method":"a","params":"'));
  for (let n = 0; n < 100; n += 1) reader.push(part);
  reader.push(encode('","id":9}\n'));
  expect(seen).toEqual([`message of ${String(100 * (1 << 20) + 49)} bytes passed over: expected at most ${String(1 << 20)}`, 9]);
});
