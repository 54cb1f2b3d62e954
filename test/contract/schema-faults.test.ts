/** Guards against schemas of users that are half understood, or whose faults nobody can mend. */
import { describe, expect, test } from "vitest";
import { schemaFaults } from "../../src/contract/index.js";

describe("refuses", () => {
  const cases: { given: unknown; want: string }[] = [
    { given: 3, want: "it: wrong type: expected a schema: an object or a boolean, got number 3" },
    {
      given: { minItmes: 1 },
      want: 'it: unknown keyword "minItmes": expected "type", "properties", "patternProperties" or one of 33 others, got "minItmes"; did you mean "minItems"?',
    },
    {
      given: { properties: { a: { uniqueItems: true } } },
      want: 'it: unknown keyword "uniqueItems" at /properties/a: expected "type", "properties", "patternProperties" or one of 33 others, got "uniqueItems"; what it asks for would not be judged; say it otherwise or leave it out',
    },
    {
      given: { type: "strnig" },
      want: 'it: wrong value at /type: expected "null", "boolean", "object", "array", "number", "integer" or "string", got string "strnig"; did you mean "string"?',
    },
    {
      given: { type: ["string", "bigint"] },
      want: 'it: wrong value at /type/1: expected "null", "boolean", "object", "array", "number", "integer" or "string", got string "bigint"',
    },
    {
      given: { type: [] },
      want: 'it: wrong value at /type: expected "null", "boolean", "object", "array", "number", "integer" or "string", got array of 0 items',
    },
    {
      given: { format: "uuid" },
      want: 'it: wrong value at /format: expected "date-time", got string "uuid"; any other format would not be judged',
    },
    { given: { minLength: -1 }, want: "it: wrong value at /minLength: expected integer of at least 0, got number -1" },
    { given: { minimum: "1" }, want: 'it: wrong value at /minimum: expected number, got string "1"' },
    { given: { enum: [] }, want: "it: wrong value at /enum: expected array of values, got array of 0 items" },
    { given: { enum: ["a", {}] }, want: "it: wrong value at /enum/1: expected string, number, boolean or null, got object with 0 members" },
    { given: { const: [] }, want: "it: wrong value at /const: expected string, number, boolean or null, got array of 0 items" },
    { given: { anyOf: [] }, want: "it: wrong value at /anyOf: expected array of schemas, got array of 0 items" },
    { given: { oneOf: [true, 1] }, want: "it: wrong type at /oneOf/1: expected a schema: an object or a boolean, got number 1" },
    { given: { required: "a" }, want: 'it: wrong value at /required: expected array of names, got string "a"' },
    { given: { required: [1] }, want: "it: wrong value at /required/0: expected string, got number 1" },
    { given: { properties: [] }, want: "it: wrong value at /properties: expected object of schemas, got array of 0 items" },
    {
      given: { additionalProperties: { tpye: "string" } },
      want: 'it: unknown keyword "tpye" at /additionalProperties: expected "type", "properties", "patternProperties" or one of 33 others, got "tpye"; did you mean "type"?',
    },
    { given: { $ref: 1 }, want: "it: wrong value at /$ref: expected string, got number 1" },
    {
      given: { $ref: "#/$defs/A" },
      want: 'it: reference that leads nowhere at /$ref: expected the name of a definition in "$defs", of which there are none, got string "#/$defs/A"',
    },
    {
      given: { $defs: { Tree: {} }, items: { $ref: "#/$defs/Tere" } },
      want: 'it: reference that leads nowhere at /items/$ref: expected "#/$defs/Tree", got string "#/$defs/Tere"; did you mean "#/$defs/Tree"?',
    },
    {
      given: { $defs: { A: {} }, $ref: "other.json#/$defs/A" },
      want: 'it: reference that leads nowhere at /$ref: expected "#/$defs/A", got string "other.json#/$defs/A"; a reference has the form "#/$defs/Name"',
    },
    {
      given: { $defs: { A: { $ref: "#/$defs/A" } } },
      want: 'it: reference that leads back to itself at /$defs/A/$ref: expected a definition with something in it, got string "#/$defs/A"',
    },
    { given: { pattern: "(" }, want: 'it: wrong value at /pattern: expected a regular expression, got string "("' },
    {
      given: { pattern: "^(a+)+$" },
      want: 'it: pattern that could be slow, as it repeats a group that has a repetition or a choice, at /pattern: expected a pattern that matches in linear time, got string "^(a+)+$"; repeat single characters, and put something else between two repetitions',
    },
    {
      given: { pattern: "a+$" },
      want: 'it: pattern that could be slow, as it is tried at every place of a text, at /pattern: expected a pattern that matches in linear time, got string "a+$"; begin it with ^',
    },
    {
      given: { patternProperties: { "^(?=a)b": {} } },
      want: 'it: pattern that could be slow, as it looks ahead or behind, at /patternProperties/^(?=a)b: expected a pattern that matches in linear time, got string "^(?=a)b"; repeat single characters, and put something else between two repetitions',
    },
  ];
  test.each(cases)("$given", ({ given, want }) => {
    expect([...schemaFaults(given, { subject: "it", pointer: "", scope: undefined })].map(({ message }) => message)).toEqual([want]);
  });

  test("a circle of several steps, told at each reference in it", () => {
    const schema = { $defs: { A: { anyOf: [{ $ref: "#/$defs/B" }, {}] }, B: { allOf: [{ not: { $ref: "#/$defs/A" } }] } } };
    const found = [...schemaFaults(schema, { subject: "it", pointer: "", scope: undefined })];
    expect(found.map(({ pointer }) => pointer)).toEqual(["/$defs/A/anyOf/0/$ref", "/$defs/B/allOf/0/not/$ref"]);
  });
});
