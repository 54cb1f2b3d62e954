/** Guards against hints that mislead: a member said to be of another type, an old name forgotten, a union without its tag. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadAsk, readSources } from "../../codegen/contract.js";
import { emitMembers, expectation } from "../../codegen/emit/members.js";
import { type Schema } from "../../codegen/schema.js";
import { tiny } from "./tiny.js";

const A: Schema = { type: "object", required: ["kind"], properties: { kind: { const: "a" } } };
const B: Schema = { type: "object", required: ["kind"], properties: { kind: { const: "b" } } };

const members: { given: string; schema: Schema; want: string }[] = [
  { given: "a scalar", schema: { type: "string" }, want: `{"expected":"string"}` },
  { given: "a reference to an object", schema: { $ref: "#/$defs/A" }, want: `{"expected":"object","of":"A"}` },
  { given: "a reference to a scalar", schema: { $ref: "#/$defs/Id" }, want: `{"expected":"string"}` },
  {
    given: "an array of references",
    schema: { type: "array", items: { $ref: "#/$defs/A" } },
    want: `{"expected":"array","of":"A","each":true}`,
  },
  { given: "an array of scalars", schema: { type: "array", items: { type: "string" } }, want: `{"expected":"array"}` },
  { given: "old names", schema: { type: "string", "x-formerly": ["was"] }, want: `{"expected":"string","formerly":["was"]}` },
  {
    given: "one type on write",
    schema: { type: ["string", "null"], "x-written-as": "string" },
    want: `{"expected":"string or null","writtenAs":"string"}`,
  },
  {
    given: "fewer values on write",
    schema: { type: "string", enum: ["a", "b"], "x-written-values": ["a"] },
    want: `{"expected":"\\"a\\" or \\"b\\"","writtenValues":["a"]}`,
  },
];

test.each(members)("a member: $given", ({ schema, want }) => {
  const text = emitMembers(tiny({ Thing: { type: "object", properties: { a: schema } }, A, Id: { type: "string" } }));
  expect(text.split("\n")[1]).toBe(`  Thing: {"members":{"a":${want}}},`);
});

test("a union has its variants by the value of the tag, and what is no object is left out", () => {
  const Thing: Schema = { type: "object", discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] };
  expect(emitMembers(tiny({ Thing, A, B, Id: { type: "string" }, Free: { type: "object", additionalProperties: true } }))).toBe(
    [
      "export const MEMBERS = {",
      `  Thing: {"tag":"kind","variants":{"a":"A","b":"B"}},`,
      `  A: {"members":{"kind":{"expected":"\\"a\\""}}},`,
      `  B: {"members":{"kind":{"expected":"\\"b\\""}}},`,
      "};",
      "",
    ].join("\n"),
  );
});

const expectations: { schema: Schema; want: string }[] = [
  { schema: { type: "integer" }, want: "integer" },
  { schema: { type: ["string", "integer", "null"] }, want: "string, integer or null" },
  { schema: { const: true }, want: "true" },
  { schema: { const: null }, want: "null" },
  { schema: { enum: ["a"] }, want: `"a"` },
  { schema: { enum: ["a", "b", "c"] }, want: `"a", "b" or "c"` },
  { schema: { "x-open": true, anyOf: [{ type: "string", enum: ["a"] }, { type: "string" }] }, want: "string" },
  { schema: { anyOf: [{ $ref: "#/$defs/A" }, { type: "null" }] }, want: "object or null" },
  { schema: { anyOf: [{ $ref: "#/$defs/A" }, { type: "object", additionalProperties: true }] }, want: "object" },
  { schema: {}, want: "any value" },
];

test.each(expectations)("$want in words", ({ schema, want }) => {
  expect(expectation(schema, tiny({ A }))).toBe(want);
});

describe("the real contract", () => {
  const contract = loadAsk(readSources(join(fileURLToPath(new URL("../..", import.meta.url)), "schema")));
  const text = emitMembers(contract);

  test("has a shape for every object with members and every union, the untagged one included", () => {
    const shaped = [...contract.definitions.values()].filter(
      // `IncomingEvent` is the one union that no tag tells apart.
      ({ name, schema }) => schema.properties !== undefined || schema.discriminator !== undefined || name === "IncomingEvent",
    );
    expect(shaped.length).toBeGreaterThan(100);
    expect([...text.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)).toEqual(shaped.map(({ name }) => name));
  });

  test("refers to shapes that are there, and knows every tag", () => {
    const shapes = new Set([...text.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name));
    const named = [...text.matchAll(/"of":"(\w+)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !shapes.has(name))).toEqual([]);
    expect(text).not.toContain("undefined");
  });
});
