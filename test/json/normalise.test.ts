/** What enters as a JavaScript value must come out as the JSON it stands for, or be refused with its place. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copy, freeze, JsonError, type JsonValue, normalise } from "../../src/json/index.js";

const point = Symbol("point");

class Reading {
  value = 3;
  get twice(): number {
    return this.value * 2;
  }
}

describe("becomes JSON", () => {
  test.each<[name: string, given: unknown, want: JsonValue]>([
    ["a symbol key by its description", { [Symbol("delta")]: "x" }, { delta: "x" }],
    ["a symbol key with an empty description", { [Symbol("")]: 1 }, { "": 1 }],
    [
      "a Map",
      new Map<unknown, unknown>([
        ["a", 1],
        [Symbol("b"), new Map([["c", 2]])],
        [3, "n"],
      ]),
      { a: 1, b: { c: 2 }, 3: "n" },
    ],
    ["a value with toJSON", { at: new Date(0) }, { at: "1970-01-01T00:00:00.000Z" }],
    [
      "what toJSON returns, normalised",
      {
        toJSON: () =>
          new Map([
            ["k", undefined],
            ["l", 1],
          ] as [string, unknown][]),
      },
      { l: 1 },
    ],
    ["without members that are undefined", { a: undefined, b: null }, { b: null }],
    ["a class instance by its own members", new Reading(), { value: 3 }],
    ["boxed primitives", [new String("s"), new Number(1), new Boolean(false)], ["s", 1, false]],
    ["an object without prototype", Object.assign(Object.create(null) as object, { a: 1 }), { a: 1 }],
    ["the same object twice, which is no cycle", ((shared) => [shared, shared])({ [Symbol("a")]: 1 }), [{ a: 1 }, { a: 1 }]],
    ["a member called toJSON that is data", { toJSON: "text" }, { toJSON: "text" }],
  ])("%s", (_name, given, want) => {
    expect(normalise(given)).toEqual(want);
    expect(copy(given)).toEqual(want);
  });
});

describe("is refused", () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = [cycle];
  const named = Object.assign([1], { extra: 2 });
  test.each<[name: string, given: unknown, pointer: string, message: string]>([
    ["a symbol and a string of one name", { [point]: 1, point: 2 }, "", 'expected each name once, got two keys named "point" at the top'],
    [
      "two symbols of one name",
      { a: { [Symbol("s")]: 1, [Symbol("s")]: 2 } },
      "/a",
      'expected each name once, got two keys named "s" at /a',
    ],
    [
      "a Map with one name twice",
      new Map<unknown, number>([
        ["a", 1],
        [Symbol("a"), 2],
      ]),
      "",
      'expected each name once, got two keys named "a" at the top',
    ],
    [
      "a symbol without description",
      { [Symbol()]: 1 },
      "",
      "expected a symbol with a description as key, got a symbol without one at the top",
    ],
    [
      "a Map with an object as key",
      new Map([[{}, 1]]),
      "",
      "expected keys that are strings or symbols, got a key of type object at the top",
    ],
    ["a cycle", { a: cycle }, "/a/self/0", "expected a tree, got a cycle at /a/self/0"],
    ["a function", { f: () => 1 }, "/f", "expected a JSON value, got function at /f"],
    ["NaN", [0, NaN], "/1", "expected a JSON value, got NaN at /1"],
    ["an infinity", { n: -Infinity }, "/n", "expected a JSON value, got -Infinity at /n"],
    ["a bigint", { n: 1n }, "/n", "expected a JSON value, got bigint at /n"],
    ["a symbol as value", { s: point }, "/s", "expected a JSON value, got symbol at /s"],
    ["undefined in an array", [1, undefined], "/1", "expected a JSON value, got undefined at /1"],
    // eslint-disable-next-line no-sparse-arrays
    ["a hole in an array", [1, , 3], "/1", "expected a JSON value, got undefined at /1"],
    ["undefined at the top", undefined, "", "expected a JSON value, got undefined at the top"],
    ["an array with named properties", { a: named }, "/a", "expected an array of items alone, got an array with named properties at /a"],
    ["a Set", { s: new Set([1]) }, "/s", "expected a JSON value, got a Set, whose content JSON cannot show at /s"],
    ["an Error", [new Error("x")], "/0", "expected a JSON value, got a Error, whose content JSON cannot show at /0"],
    ["a typed array", new Uint8Array(2), "", "expected a JSON value, got a Uint8Array, whose content JSON cannot show at the top"],
    [
      "a getter that throws",
      {
        get a(): number {
          throw new Error("no");
        },
      },
      "",
      "expected a value that can be read, got an exception at the top",
    ],
    [
      "a toJSON that throws",
      {
        a: {
          toJSON: () => {
            throw new Error("no");
          },
        },
      },
      "/a",
      "expected a value that can be read, got an exception at /a",
    ],
    ["a slash in the place", { "a/b": { "~": NaN } }, "/a~1b/~0", "expected a JSON value, got NaN at /a~1b/~0"],
  ])("%s", (_name, given, pointer, message) => {
    const error = caught(() => normalise(given));
    expect(error).toBeInstanceOf(JsonError);
    expect(error).toMatchObject({ pointer, message });
  });
});

describe("the fast path", () => {
  test("returns what JSON.parse made, itself", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed: unknown = JSON.parse(JSON.stringify(value));
        expect(normalise(parsed)).toBe(parsed);
      }),
    );
  });

  test("reads no member through a prototype", () => {
    const value: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}');
    expect(normalise(value)).toBe(value);
  });
});

test("__proto__ stays a member of its own and pollutes nothing", () => {
  const given = { [Symbol("x")]: 1, ["__proto__"]: { polluted: true } };
  const made = normalise(given) as Record<string, unknown>;
  expect(Object.keys(made).sort()).toEqual(["__proto__", "x"]);
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("neither loses nor invents a member: JSON goes through it unchanged, whatever the keys were", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const want = JSON.parse(JSON.stringify(value)) as JsonValue;
      expect(normalise(withSymbols(want))).toEqual(want);
      expect(normalise(withMaps(want))).toEqual(want);
      expect(JSON.stringify(copy(want))).toBe(JSON.stringify(want));
    }),
  );
});

test("agrees with JSON.stringify on everything both can write", () => {
  fc.assert(
    fc.property(fc.object({ withDate: true, withNullPrototype: true, values: [fc.jsonValue(), fc.constant(undefined)] }), (value) => {
      try {
        expect(normalise(value)).toEqual(JSON.parse(JSON.stringify(value)));
      } catch (error) {
        expect((error as JsonError).got).toMatch(/undefined/);
      }
    }),
  );
});

test("is not bounded by the call stack, nor by doubling", () => {
  let deep: unknown = { [Symbol("end")]: 1 };
  for (let i = 0; i < 100_000; i += 1) deep = [deep];
  expect(() => freeze(normalise(deep))).not.toThrow();
  let doubled: unknown = { [Symbol("end")]: 1 };
  for (let i = 0; i < 60; i += 1) doubled = [doubled, doubled];
  expect(() => normalise(doubled)).not.toThrow();
});

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

function withSymbols(value: JsonValue): unknown {
  if (Array.isArray(value)) return value.map(withSymbols);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner], index) => [index % 2 === 0 ? Symbol(key) : key, withSymbols(inner)]));
}

function withMaps(value: JsonValue): unknown {
  if (Array.isArray(value)) return value.map(withMaps);
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.entries(value).map(([key, inner]) => [key, withMaps(inner)]));
}
