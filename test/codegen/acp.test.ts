/** What code generation makes of a protocol of messages: views by stability, branches, the tolerant reading, the flat bundle. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { branchesOf, withoutNull } from "../../codegen/branches.js";
import { loadAcp, readSources } from "../../codegen/contract.js";
import { emitFlatBundle } from "../../codegen/emit/flat-bundle.js";
import { emitLenient } from "../../codegen/emit/lenient.js";
import { emitTypes } from "../../codegen/emit/types.js";
import { definitionName, type Schema, subschemas } from "../../codegen/schema.js";
import { stableView } from "../../codegen/stable.js";
import { tiny } from "./tiny.js";

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const KNOWN: Schema = { description: "Known.", type: "object", discriminator: { propertyName: "kind" }, oneOf: [ref("One"), ref("Two")] };
const ONE: Schema = { description: "One.", type: "object", required: ["kind"], properties: { kind: { const: "one" } } };
const TWO: Schema = { ...ONE, "x-stability": "unstable", properties: { kind: { const: "two" } } };
const OTHER: Schema = {
  description: "Another.",
  type: "object",
  required: ["kind"],
  properties: { kind: { type: "string", "x-type": "`_${string}`", not: { enum: ["one", "two"] } } },
};
const HELD: Schema = {
  description: "Holds.",
  type: "object",
  properties: {
    it: { "x-lenient": "default", anyOf: [ref("Open"), { type: "null" }] },
    later: { "x-stability": "unstable", "x-gate": "later", type: "boolean", "x-absent": false },
  },
};
const CONTRACT = tiny(
  { Known: KNOWN, One: ONE, Two: TWO, Other: OTHER, Open: { description: "Open.", anyOf: [ref("Known"), ref("Other")] }, Held: HELD },
  {
    version: "1",
    error: "error.schema.json#/$defs/One",
    methods: {
      both: [
        {
          from: "client",
          kind: "request",
          params: "a.schema.json#/$defs/One",
          result: "a.schema.json#/$defs/Held",
          since: "1",
          stability: "stable",
        },
        { from: "agent", kind: "notification", params: "a.schema.json#/$defs/Two", since: "1", stability: "unstable" },
      ],
      later: { from: "either", kind: "notification", params: "a.schema.json#/$defs/Two", since: "1", stability: "unstable" },
    },
  },
);

test("the stable view has nothing that is unstable, nor what leads to it", () => {
  const { definitions, registry } = stableView(CONTRACT);
  expect([...definitions.keys()]).toEqual(["Known", "One", "Other", "Open", "Held"]);
  expect(definitions.get("Known")?.schema.oneOf).toEqual([ref("One")]);
  expect(Object.keys(definitions.get("Held")?.schema.properties ?? {})).toEqual(["it"]);
  expect(Object.entries(registry.methods).map(([method, entries]) => [method, [entries].flat().length])).toEqual([["both", 1]]);
});

describe("the branches of a union", () => {
  test.each<[name: string, schema: Schema, want: unknown]>([
    [
      "known and unknown names",
      { anyOf: [ref("Known"), ref("Other")] },
      [
        { types: ["object"], required: ["kind"], tags: { kind: ["one", "two"] } },
        { types: ["object"], required: ["kind"], open: { kind: ["one", "two"] } },
      ],
    ],
    [
      "types",
      { anyOf: [{ type: ["string", "integer"] }, { type: "array", items: ref("One") }] },
      [{ types: ["string", "number"] }, { types: ["array"], items: { required: ["kind"] } }],
    ],
    [
      "an enum that tells no branch from another",
      { anyOf: [{ type: "object", required: ["a"], properties: { a: { enum: ["x", "y"] } } }, {}] },
      [{ types: ["object"], required: ["a"] }, {}],
    ],
  ])("%s", (_, schema, want) => {
    expect(branchesOf(schema, CONTRACT)).toEqual(want);
  });

  test("null apart from one schema is no choice", () => {
    expect(withoutNull({ anyOf: [ref("One"), { type: "null" }] })).toEqual(ref("One"));
    expect(withoutNull({ anyOf: [ref("One"), ref("Other")] })).toBeUndefined();
  });
});

test("the tolerant reading has variants by their tag, and what to do with what is bad", () => {
  const readings = JSON.parse(
    emitLenient(CONTRACT)
      .replace("export const READINGS = ", "")
      .replaceAll(/^ {2}(\w+): /gm, '"$1": ')
      .replace(/,\n\};\n$/, "}"),
  ) as Record<string, unknown>;
  expect(readings.Known).toEqual({ type: "object", tag: "kind", variants: { one: "One", two: "Two" } });
  expect(readings.Two).toEqual({ type: "object", required: ["kind"], properties: { kind: { const: "two" } }, unstable: true });
  expect(readings.Held).toEqual({
    type: "object",
    properties: {
      it: { "x-lenient": "default", anyOf: [{ $ref: "Open" }, { type: "null" }] },
      later: { type: "boolean", "x-absent": false, unstable: true },
    },
  });
});

test("an open union narrows: unknown names are apart from known ones, and have a payload", async () => {
  const text = (await emitTypes(CONTRACT)).replaceAll(/\s+/g, " ");
  expect(text).toContain('export declare enum Unlisted { unlisted = "", }');
  expect(text).toContain("export interface Other { kind: Unlisted | `_${string}` [k: string]: unknown }");
  expect(text).toContain("export type Open = (Known | Other)");
});

describe("the flat bundle", () => {
  const small = JSON.parse(emitFlatBundle(CONTRACT, true)) as Record<string, unknown> & { readonly $defs: Record<string, Schema> };

  test("lists each way of use of a method, with references into itself", () => {
    expect(small.$id).toBe("urn:ask-session-protocol:tiny:1");
    expect(small["x-error"]).toBe("#/$defs/One");
    expect(small["x-methods"]).toEqual({
      both: [
        { from: "client", kind: "request", params: "#/$defs/One", result: "#/$defs/Held", since: "1", stability: "stable" },
        { from: "agent", kind: "notification", params: "#/$defs/Two", since: "1", stability: "unstable" },
      ],
      later: [{ from: "either", kind: "notification", params: "#/$defs/Two", since: "1", stability: "unstable" }],
    });
    expect(JSON.parse(emitFlatBundle(CONTRACT, false))).not.toHaveProperty("$id");
  });

  test("keeps stability, gates and leniency, and drops what only this repository reads", () => {
    expect(small.$defs.Held?.properties).toEqual(HELD.properties);
    expect(small.$defs.Other?.properties).toEqual({ kind: { type: "string", not: { enum: ["one", "two"] } } });
  });

  test("of the real contract leads everywhere", () => {
    const contract = loadAcp(readSources(join(fileURLToPath(new URL("../..", import.meta.url)), "schema")));
    const { $defs } = JSON.parse(emitFlatBundle(contract, true)) as { readonly $defs: Record<string, Schema> };
    const lost = Object.values($defs).flatMap((schema) =>
      [...subschemas(schema)].flatMap(({ $ref }) => ($ref === undefined || definitionName($ref) in $defs ? [] : [$ref])),
    );
    expect(lost).toEqual([]);
    expect(Object.keys($defs)).toHaveLength(324);
  });
});
