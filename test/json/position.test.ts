/** Findings must point at the value they speak of, whatever stands before it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { append, columnAt, duplicateKeys, offsetOf, positionAt, positionsAt, resolve } from "../../src/json/index.js";

describe("offset of a pointer", () => {
  test.each<[text: string, pointer: string, found: string]>([
    ['{"a":{"b":7}}', "/a/b", "7}}"],
    ['{"a":{"b":7}}', "", '{"a"'],
    ['{"a":{"b":7}}', "/a/missing", '{"b"'],
    ['{"a":{"b":7}}', "/x/y", '{"a"'],
    ['[0,[1,{"x":"y"}]]', "/1/1/x", '"y"'],
    ['{"a/b":{"~":1}}', "/a~1b/~0", "1}}"],
    ['{ "a" : [ 10 , 20 ] }', "/a/1", "20"],
    ['{"a":1,"a":2}', "/a", "2}"],
    ['{"\\u0061":3}', "/a", "3}"],
    ['{"":{"":4}}', "//", "4}}"],
    ['{"a":1', "/a", "1"],
    ['{"a":{"b":1},"a":{"c":2}}', "/a/b", '{"c"'],
    ["not JSON", "/a", "not"],
  ])("%s %s", (text, pointer, found) => {
    expect(text.slice(offsetOf(text, pointer))).toMatch(new RegExp(`^${found.replaceAll(/[{}[\]]/g, "\\$&")}`));
  });

  test("of every value in a JSON text is where that value is", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value);
        const parsed: unknown = JSON.parse(text);
        const visit = (inner: unknown, pointer: string): void => {
          const at = offsetOf(text, pointer);
          expect(text.slice(at).startsWith(JSON.stringify(inner))).toBe(true);
          expect(resolve(parsed, pointer)).toBe(inner);
          if (typeof inner === "object" && inner !== null)
            for (const [key, below] of Object.entries(inner)) visit(below, append(pointer, key));
        };
        visit(parsed, "");
      }),
      { numRuns: 300 },
    );
  });
});

test("positions count lines and characters from 1", () => {
  expect(positionAt("ab\ncd", 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
  const text = "a😀b\n\nc😀d";
  const offsets = [9, 0, 3, 4, 5, 6, 9, 3];
  expect(positionsAt(text, offsets)).toEqual(offsets.map((offset) => positionAt(text, offset)));
  expect(columnAt("😀é!", 0, 3)).toBe(3);
});

describe("duplicate keys", () => {
  test.each<[text: string, want: readonly { pointer: string; key: string; offset: number }[]]>([
    ['{"a":1,"b":2}', []],
    ['{"a":1,"a":2}', [{ pointer: "", key: "a", offset: 7 }]],
    ['{"a":1,"\\u0061":2}', [{ pointer: "", key: "a", offset: 7 }]],
    ['{"x":{"a":1},"y":{"a":1}}', []],
    [
      '[{"a":1,"a":2,"a":3}]',
      [
        { pointer: "/0", key: "a", offset: 8 },
        { pointer: "/0", key: "a", offset: 14 },
      ],
    ],
    ['{"p":{"a":1,"a":2}}', [{ pointer: "/p", key: "a", offset: 12 }]],
    ['{"__proto__":1,"__proto__":2}', [{ pointer: "", key: "__proto__", offset: 15 }]],
    ['{"a":{"a":{"a":1}}}', []],
    ['{"a":"\\"a\\":"}', []],
  ])("%s", (text, want) => {
    expect(duplicateKeys(text)).toEqual(want);
  });
});
