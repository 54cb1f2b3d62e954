/** Guards against schemas of users that judge otherwise than JSON Schema says, or take longer than the value is large. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { compile, type Issue, type Schema, schemaFaults, telling } from "../../src/contract/index.js";

const ajv = new Ajv2020({ strict: false, ownProperties: true });
addFormats.default(ajv);

function judge(schema: Schema, value: unknown): readonly Issue[] {
  const told = telling("it");
  compile(schema).check(value, "", told);
  return told.issues;
}

const TREE = {
  $defs: {
    Tree: {
      type: "object",
      properties: { left: { $ref: "#/$defs/Tree" }, right: { $ref: "#/$defs/Tree" }, at: { type: "integer" } },
      required: ["at"],
    },
  },
  $ref: "#/$defs/Tree",
};
const SHAPE = {
  anyOf: [
    {
      type: "object",
      properties: { kind: { const: "circle" }, radius: { type: "number", exclusiveMinimum: 0 } },
      required: ["kind", "radius"],
    },
    { type: "object", properties: { kind: { const: "square" }, side: { type: "number" } }, required: ["kind", "side"] },
  ],
};

/** Values of every type and of the edges of keywords; each schema is tried with all of them. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  1.5,
  -1,
  3,
  1e300,
  "",
  "a",
  "ab",
  "abc",
  "𝒳",
  "𝒳𝒳",
  "\ud800",
  "1",
  "2026-01-31T12:00:00Z",
  "2026-02-31T12:00:00Z",
  "2026-01-31",
  [],
  [1],
  ["a"],
  ["a", 1],
  [1, "a"],
  { toString: 1 },
  ["a", 1, 2],
  [1, 1],
  [[]],
  [null],
  [{}],
  {},
  { a: 1 },
  { a: "x" },
  { a: null },
  { b: 1 },
  { a: 1, b: 2 },
  { a: 1, c: "x" },
  { x1: 1 },
  { x1: "a" },
  { x1: 1, y: 1 },
  { kind: "circle" },
  { kind: "circle", radius: 1 },
  { kind: "circle", radius: 0 },
  { kind: "square", side: 1 },
  { kind: "oval" },
  { at: 1 },
  { at: 1.5 },
  { at: 1, left: { at: 2, right: { at: 3 } } },
  { at: 1, left: { at: 2, right: {} } },
  JSON.parse('{"__proto__":1}'),
  JSON.parse('{"constructor":1,"toString":"x"}'),
];

const SCHEMAS: readonly Schema[] = [
  true,
  false,
  {},
  { not: {} },
  { type: "null" },
  { type: "boolean" },
  { type: "object" },
  { type: "array" },
  { type: "number" },
  { type: "integer" },
  { type: "string" },
  { type: ["string", "null"] },
  { type: ["integer", "object"] },
  { minimum: 1 },
  { maximum: 1 },
  { exclusiveMinimum: 1 },
  { exclusiveMaximum: 1 },
  { type: "integer", minimum: 0, maximum: 2 },
  { minLength: 1 },
  { minLength: 2 },
  { maxLength: 1 },
  { maxLength: 0 },
  { type: "string", minLength: 2, maxLength: 2 },
  { pattern: "^a" },
  { pattern: "^[a-z]+$" },
  { pattern: "b" },
  { pattern: "^.$" },
  { format: "date-time" },
  { type: "string", format: "date-time" },
  { enum: ["a", 1, null, true] },
  { const: "a" },
  { const: 0 },
  { const: null },
  { enum: [false] },
  { items: { type: "integer" } },
  { minItems: 1 },
  { maxItems: 1 },
  { type: "array", items: { type: "string" }, minItems: 1, maxItems: 2 },
  { items: false },
  { items: true },
  { prefixItems: [{ type: "string" }] },
  { prefixItems: [{ type: "string" }, { type: "number" }], items: false },
  { prefixItems: [{}], items: { type: "integer" } },
  { prefixItems: [{}, {}, {}], items: false, maxItems: 1 },
  { required: ["a"] },
  { required: ["a", "b"] },
  { required: ["constructor"] },
  { required: ["__proto__"] },
  { properties: { a: { type: "number" } } },
  { properties: { toString: { type: "string" } } },
  { properties: { a: {} }, additionalProperties: false },
  { additionalProperties: false },
  { additionalProperties: { type: "integer" } },
  { properties: { a: {} }, additionalProperties: { type: "string" } },
  { patternProperties: { "^x": { type: "integer" } } },
  { patternProperties: { "^x": { type: "integer" } }, additionalProperties: false },
  { patternProperties: { "^x": {}, "1$": { type: "string" } }, properties: { x1: { minLength: 1 } } },
  { anyOf: [{ type: "string" }, { type: "integer", minimum: 1 }] },
  { oneOf: [{ type: "integer" }, { type: "number", minimum: 1 }] },
  { oneOf: [{ type: "string" }, { type: "null" }] },
  { allOf: [{ type: "number" }, { minimum: 1 }, { maximum: 2 }] },
  { not: { type: "string" } },
  { not: { enum: ["a", 1] } },
  { type: "string", not: { const: "a" } },
  { anyOf: [{ const: "a" }, { enum: [1, null] }] },
  { type: "object", anyOf: [{ required: ["a"] }, { required: ["b"] }] },
  { anyOf: [true, false] },
  { anyOf: [false] },
  TREE,
  SHAPE,
  { oneOf: SHAPE.anyOf },
  { items: { $ref: "#/$defs/A" }, $defs: { A: { anyOf: [{ type: "null" }, { type: "array", items: { $ref: "#/$defs/A" } }] } } },
  { $defs: { "a b": { type: "string" } }, $ref: "#/$defs/a b" },
  { $defs: { "a~1b": { type: "string" } }, $ref: "#/$defs/a~01b" },
  { $defs: { A: { type: "integer" } }, $ref: "#/$defs/A", minimum: 2 },
];

describe("judges as Ajv does", () => {
  test.each(SCHEMAS.map((schema) => ({ schema })))("$schema", ({ schema }) => {
    expect([...schemaFaults(schema, { subject: "it", pointer: "", scope: undefined })]).toEqual([]);
    const validate = ajv.compile(schema);
    for (const value of VALUES) expect(judge(schema, value).length === 0, JSON.stringify(value)).toBe(validate(value));
  });

  test("each of them accepts some of the values and refuses some, but for those that say all or nothing", () => {
    const same = SCHEMAS.filter((schema) => new Set(VALUES.map((value) => judge(schema, value).length === 0)).size < 2);
    expect(same).toEqual([true, false, {}, { not: {} }, { items: true }, { anyOf: [true, false] }, { anyOf: [false] }]);
  });
});

describe("says what is wrong", () => {
  const cases: { schema: Schema; value: unknown; want: string[] }[] = [
    { schema: { type: ["string", "null"] }, value: 1, want: ["it: wrong type: expected string or null, got number 1"] },
    { schema: { type: "string", minLength: 3, pattern: "^a" }, value: 1, want: ["it: wrong type: expected string, got number 1"] },
    { schema: { type: "string", maxLength: 2 }, value: "abc", want: ["it: too long: expected at most 2 characters, got 3 characters"] },
    { schema: { items: { maxItems: 1 } }, value: [[1, 2]], want: ["it: too long at /0: expected at most 1 item, got array of 2 items"] },
    { schema: { exclusiveMinimum: 0 }, value: 0, want: ["it: out of range: expected a number above 0, got number 0"] },
    {
      schema: { properties: { level: { enum: ["low", "high"] } }, required: ["level"] },
      value: {},
      want: ['it: missing member "level": expected "low" or "high", got nothing'],
    },
    {
      schema: { properties: { level: { enum: ["low", "high"] } } },
      value: { level: "hihg" },
      want: ['it: wrong value at /level: expected "low" or "high", got string "hihg"; did you mean "high"?'],
    },
    {
      schema: { properties: { reviewId: { type: "string" } }, required: ["reviewId"], additionalProperties: false },
      value: { reviewID: "r1", extra: 1 },
      want: [
        'it: missing member "reviewId": expected string, got nothing; "reviewID" looks like a slip for it',
        'it: unexpected member "extra": expected none but the members that are defined, got number 1',
      ],
    },
    {
      schema: { properties: { note: {}, other: {} }, additionalProperties: false },
      value: { noet: 1 },
      want: ['it: unexpected member "noet": expected none but the members that are defined, got number 1; did you mean "note"?'],
    },
    {
      schema: SHAPE,
      value: { kind: "circel" },
      want: ['it: unknown variant at /kind: expected "circle" or "square", got string "circel"; did you mean "circle"?'],
    },
    { schema: SHAPE, value: { radius: 1 }, want: ['it: missing member "kind": expected "circle" or "square", got nothing'] },
    { schema: SHAPE, value: { kind: "square", radius: 1 }, want: ['it: missing member "side": expected number, got nothing'] },
    { schema: SHAPE, value: "circle", want: ['it: wrong type: expected object, got string "circle"'] },
    {
      schema: { anyOf: [{ const: "a" }, { const: "b" }, { type: "null" }] },
      value: 1,
      want: ['it: wrong value: expected "a", "b" or null, got number 1'],
    },
    {
      schema: { anyOf: [{ const: "aaa" }, { const: "bbb" }] },
      value: "aab",
      want: ['it: wrong value: expected "aaa" or "bbb", got string "aab"; did you mean "aaa"?'],
    },
    {
      schema: { oneOf: [{ type: "integer" }, { type: "number" }] },
      value: 1,
      want: ["it: more than one variant fits: expected a value of exactly one, got one of 2 variants"],
    },
    { schema: { not: { const: "a" } }, value: "a", want: ['it: wrong value: expected none of "a", got string "a"'] },
    {
      schema: TREE,
      value: { at: 1, left: { at: 1, right: {} } },
      want: ['it: missing member "at" at /left/right: expected integer, got nothing'],
    },
    {
      schema: { properties: { "a/b": { type: "null" } } },
      value: { "a/b": 1 },
      want: ["it: wrong type at /a~1b: expected null, got number 1"],
    },
  ];
  test.each(cases)("$value against $schema", ({ schema, value, want }) => {
    expect(judge(schema, value).map(({ message }) => message)).toEqual(want);
  });

  test("that it is too deep, before the stack is", () => {
    const deep = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
    const list = {
      $defs: { List: { anyOf: [{ type: "null" }, { type: "array", items: { $ref: "#/$defs/List" } }] } },
      $ref: "#/$defs/List",
    };
    expect(judge(list, deep(300))).toEqual([]);
    expect(judge(list, deep(90_000)).map(({ message }) => message.replace(/(?:\/0)+/, "/0..."))).toEqual([
      "it: nested too deep to be judged at /0...: expected at most 1000 schemas one in the other, got more",
    ]);
  });

  /** Definitions that lead to themselves in two ways, so that each level of a value would double the work. */
  const doubling: { name: string; schema: Schema; leaf: number; at: string }[] = [
    {
      name: "oneOf, told apart by a tag that comes last",
      schema: {
        oneOf: ["a", "b"].map((kind) => ({
          type: "object",
          properties: { child: { $ref: "#/$defs/Node" }, kind: { const: kind } },
          required: ["kind"],
        })),
      },
      leaf: 1,
      at: "wrong type",
    },
    {
      name: "anyOf",
      schema: { anyOf: [1, 2].map((least) => ({ type: "object", properties: { child: { $ref: "#/$defs/Node" } }, minItems: least })) },
      leaf: 1,
      at: "wrong type",
    },
    {
      name: "allOf",
      schema: { allOf: [1, 2].map(() => ({ type: "object", properties: { child: { $ref: "#/$defs/Node" } } })) },
      leaf: 1,
      at: "wrong type",
    },
    {
      name: "not not",
      schema: {
        type: "object",
        properties: { child: { not: { not: { $ref: "#/$defs/Node" } } } },
        allOf: [{ properties: { child: { $ref: "#/$defs/Node" } } }],
      },
      leaf: 1,
      at: "wrong value",
    },
  ];
  test.each(doubling)("in a definition that leads to itself twice: $name", ({ schema, leaf, at }) => {
    const node = { $defs: { Node: schema }, $ref: "#/$defs/Node" };
    const nested = (depth: number, inner: unknown): unknown => (depth === 0 ? inner : { kind: "b", child: nested(depth - 1, inner) });
    expect(judge(node, nested(60, { kind: "a" }))).toEqual([]);
    const found = judge(node, nested(60, leaf));
    expect(found[0]?.message).toContain(at);
    expect(found[0]?.pointer).toContain("/child");
  });

  test("no more than enough of it", () => {
    expect(
      judge(
        { items: { type: "string" } },
        Array.from({ length: 5000 }, () => 1),
      ).length,
    ).toBe(1000);
  });
});
