/** Guards against declarations that allow more, or less, than the schema: lost members, numbered copies, stray index signatures. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadAsk, readSources } from "../../codegen/contract.js";
import { emitTypes } from "../../codegen/emit/types.js";
import { type Schema, subschemas } from "../../codegen/schema.js";
import { tiny } from "./tiny.js";

const cases: { given: string; schema: Schema; want: string }[] = [
  { given: "a string", schema: { type: "string", minLength: 1, pattern: "^a$" }, want: "export type Thing = string" },
  { given: "an integer", schema: { type: "integer", minimum: 1 }, want: "export type Thing = number" },
  { given: "a nullable scalar", schema: { type: ["string", "null"] }, want: "export type Thing = (string | null)" },
  { given: "a constant", schema: { const: "a" }, want: `export type Thing = "a"` },
  { given: "null as constant", schema: { const: null }, want: "export type Thing = null" },
  { given: "a closed enum", schema: { type: "string", enum: ["a", "b"] }, want: `export type Thing = "a" | "b"` },
  {
    given: "an open enum",
    schema: { "x-open": true, anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "string" }] },
    want: `export type Thing = "a" | "b" | (string & {})`,
  },
  { given: "a type of its own", schema: { type: "string", "x-type": "`_${string}`" }, want: "export type Thing = `_${string}`" },
  { given: "any value", schema: {}, want: "export type Thing = unknown" },
  {
    given: "any value, described",
    schema: { description: "Anything.", "x-evidence": "decided" },
    want: "/**\n * Anything.\n */\nexport type Thing = unknown",
  },
  {
    given: "a free form",
    schema: { type: "object", additionalProperties: true },
    want: "export interface Thing {\n[k: string]: unknown\n}",
  },
  {
    given: "a table",
    schema: { type: "object", additionalProperties: { type: "integer" } },
    want: "export interface Thing {\n[k: string]: number\n}",
  },
  { given: "an array of references", schema: { type: "array", items: { $ref: "#/$defs/Other" } }, want: "export type Thing = Other[]" },
  {
    given: "an array of an enum",
    schema: { type: "array", items: { type: "string", enum: ["a", "b"] } },
    want: `export type Thing = ("a" | "b")[]`,
  },
  { given: "an array of any values", schema: { type: "array", items: {} }, want: "export type Thing = unknown[]" },
  { given: "a reference", schema: { $ref: "#/$defs/Other" }, want: "export type Thing = Other" },
  {
    given: "a nullable reference",
    schema: { anyOf: [{ $ref: "#/$defs/Other" }, { type: "null" }] },
    want: "export type Thing = (Other | null)",
  },
  {
    given: "a tagged union",
    schema: { type: "object", discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] },
    want: "export type Thing = (A | B)",
  },
  {
    given: "members, required and not",
    schema: {
      type: "object",
      required: ["a"],
      properties: { a: { type: "string" }, "b-c": { type: "boolean" }, d: { description: "Any." } },
    },
    want: `export interface Thing {\na: string\n"b-c"?: boolean\n/**\n * Any.\n */\nd?: unknown\n}`,
  },
  {
    given: "a reference with a description of its own",
    schema: { type: "object", properties: { a: { description: "Told */ here.", $ref: "#/$defs/Other" } } },
    want: "export interface Thing {\n/**\n * Told * / here.\n */\na?: Other\n}",
  },
  {
    given: "members within a member",
    schema: { type: "object", properties: { in: { type: "object", required: ["x"], properties: { x: { type: "number" } } } } },
    want: "export interface Thing {\nin?: {\nx: number\n}\n}",
  },
  { given: "a constraint that types cannot say", schema: { type: "string", not: { enum: ["a"] } }, want: "export type Thing = string" },
];

test.each(cases)("$given", async ({ schema, want }) => {
  expect(await emitTypes(tiny({ Thing: schema }))).toBe(
    `${want}\n\n/** Every definition by its name. */\nexport interface Definitions {\n  Thing: Thing;\n}\n`,
  );
});

describe("the real contract", async () => {
  const contract = loadAsk(readSources(join(fileURLToPath(new URL("../..", import.meta.url)), "schema")));
  const text = await emitTypes(contract);

  test("has each definition once, under its own name", () => {
    const declared = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);
    expect(declared.length).toBeGreaterThan(100);
    expect(declared).toEqual([...contract.definitions.keys(), "Definitions"]);
  });

  test("has no numbered names", () => {
    expect(text.match(/^export (?:type|interface) \w*\d\b/gm)).toBeNull();
  });

  test("has an index signature for each free form and nowhere else", () => {
    const free = [...contract.definitions.values()]
      .flatMap(({ schema }) => [...subschemas(schema)])
      .filter(({ additionalProperties }) => additionalProperties !== undefined);
    expect(free.length).toBeGreaterThan(5);
    expect(text.match(/^\[k: string\]: .*$/gm)).toEqual(free.map(() => "[k: string]: unknown"));
  });
});
