/** The walker must agree with JSON.parse on what is JSON, and say where and why a text is not. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scan } from "../../src/json/index.js";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("where and why a text is not JSON", () => {
  test.each<[text: string, offset: number, reason: string]>([
    ["", 0, "the text is empty"],
    ["  ", 2, "the text is empty"],
    ["{", 1, "the text ends inside an object"],
    ['{"a":1', 6, "the text ends inside an object"],
    ["[1,", 3, "the text ends inside an array"],
    ['{"a" 1}', 5, 'unexpected "1", expected ":"'],
    ["{a:1}", 1, 'unexpected "a", expected a member name in double quotes'],
    ["{'a':1}", 1, 'unexpected "\'", expected a member name in double quotes'],
    ['{"a":1,}', 7, 'unexpected "}" after a comma'],
    ["[1,]", 3, 'unexpected "]" after a comma'],
    ["[1 2]", 3, 'unexpected "2", expected "," or "]"'],
    ['{"a":1]', 6, 'unexpected "]", expected "," or "}"'],
    ["{} {}", 3, 'unexpected "{" after the end of the value'],
    ['"ab', 3, "the text ends inside a string"],
    ['"a\u0000b"', 2, "U+0000 must be escaped in a string"],
    ['"a\tb"', 2, "U+0009 must be escaped in a string"],
    ['"\\x"', 1, "bad escape in a string"],
    ['"\\u12G4"', 1, "bad escape in a string"],
    ["01", 1, 'unexpected "1" in a number'],
    ["1.", 1, 'unexpected "." in a number'],
    ["-", 0, 'unexpected "-", expected a value'],
    ["+1", 0, 'unexpected "+", expected a value'],
    ["nul", 0, 'unexpected "nul"'],
    ["True", 0, 'unexpected "T", expected a value'],
    ["\u0000", 0, "unexpected U+0000, expected a value"],
    ["\uFEFF{}", 0, "unexpected U+FEFF, expected a value"],
    ["Content-Length: 52", 0, 'unexpected "C", expected a value'],
    ["😀", 0, 'unexpected "😀", expected a value'],
  ])("%j", (text, offset, reason) => {
    expect(isJson(text)).toBe(false);
    expect(scan(text, {})).toEqual({ offset, reason });
  });
});

test("agrees with JSON.parse on JSON texts", () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 6 }),
      fc.constantFrom("", " ", "\r\n\t"),
      (text, space) => scan(space + text + space, {}) === undefined,
    ),
  );
});

test("agrees with JSON.parse on texts made of JSON's pieces", () => {
  const piece = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    '"a"',
    "\\",
    "\\u0041",
    "0",
    "1",
    "-",
    ".",
    "e",
    "+",
    "true",
    "nul",
    "null",
    " ",
    "\t",
    "\u0000",
    "\uFEFF",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const text = pieces.join("");
      expect(scan(text, {}) === undefined, text).toBe(isJson(text));
    }),
    { numRuns: 20_000 },
  );
});

test("agrees with JSON.parse on damaged JSON", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ unit: "binary", maxLength: 2 }), (text, place, damage) => {
      const at = place % (text.length + 1);
      const damaged = text.slice(0, at) + damage + text.slice(at + 1);
      expect(scan(damaged, {}) === undefined, damaged).toBe(isJson(damaged));
    }),
    { numRuns: 10_000 },
  );
});

test("is not bounded by the call stack", () => {
  const depth = 200_000;
  expect(scan("[".repeat(depth) + "]".repeat(depth), {})).toBeUndefined();
  expect(scan('{"a":'.repeat(depth), {})).toEqual({ offset: depth * 5, reason: "the text ends inside an object" });
});
