/** Guards against files of extensions that are read otherwise than their schema says, or that threads do not get. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, expect, test } from "vitest";
import { definitionFaults } from "../../src/ask/extension/index.js";
import { KEYWORDS } from "../../src/contract/schema/keywords.js";

const schema = JSON.parse(readFileSync("generated/schema/extension.schema.json", "utf8")) as {
  $defs: { Schema: { properties: Record<string, unknown> } };
};
const ajv = new Ajv2020({ allowUnionTypes: true });
addFormats.default(ajv);
const accepts = ajv.compile(schema);

const method = { from: "client", kind: "request" };
const of = (payload: unknown) => ({ name: "x", events: { a: payload } });

/** Definitions that are right, or wrong; the reader and the schema have to agree on each. */
const definitions: { given: unknown; right: boolean }[] = [
  { given: { name: "x" }, right: true },
  { given: { $schema: "x", name: "x", description: "x", $defs: {}, events: {}, methods: {}, meta: {} }, right: true },
  {
    given: { name: "x", methods: { _a: { ...method, params: {}, result: true }, _b: { from: "either", kind: "notification" } } },
    right: true,
  },
  {
    given: of({
      type: ["object", "null"],
      required: [],
      properties: { a: true },
      patternProperties: { "^a": {} },
      additionalProperties: false,
    }),
    right: true,
  },
  {
    given: of({
      properties: { a: { items: [{}, false], additionalItems: false }, b: { prefixItems: [{}], items: {}, minItems: 0, maxItems: 1 } },
    }),
    right: true,
  },
  { given: of({ anyOf: [{ enum: [1, "a", null, true] }, { const: null }], oneOf: [{}], allOf: [{}], not: false }), right: true },
  {
    given: of({
      minimum: 0.5,
      maximum: -1,
      exclusiveMinimum: 0,
      exclusiveMaximum: 1,
      minLength: 0,
      maxLength: 1,
      pattern: "^a$",
      format: "date-time",
    }),
    right: true,
  },
  {
    given: of({
      $defs: { A: {} },
      $ref: "#/$defs/A",
      $id: "a",
      $comment: "",
      title: "",
      default: [],
      examples: 1,
      "x-own": 1,
      deprecated: true,
    }),
    right: true,
  },
  { given: [], right: false },
  { given: {}, right: false },
  { given: { name: "" }, right: false },
  { given: { name: "x", $schema: 1 }, right: false },
  { given: { name: "x", description: 1 }, right: false },
  { given: { name: "x", other: 1 }, right: false },
  { given: { name: "x", events: [] }, right: false },
  { given: { name: "x", events: { "": {} } }, right: false },
  { given: { name: "x", $defs: { A: 1 } }, right: false },
  { given: { name: "x", meta: { a: null } }, right: false },
  { given: { name: "x", methods: { a: method } }, right: false },
  { given: { name: "x", methods: { _: method } }, right: false },
  { given: { name: "x", methods: { _a: {} } }, right: false },
  { given: { name: "x", methods: { _a: { ...method, from: "server" } } }, right: false },
  { given: { name: "x", methods: { _a: { ...method, kind: "event" } } }, right: false },
  { given: { name: "x", methods: { _a: { ...method, more: 1 } } }, right: false },
  { given: { name: "x", methods: { _a: { from: "host", kind: "notification", result: {} } } }, right: false },
  { given: of({ uniqueItems: true }), right: false },
  { given: of({ type: "map" }), right: false },
  { given: of({ type: [] }), right: false },
  { given: of({ required: [1] }), right: false },
  { given: of({ properties: { a: 1 } }), right: false },
  { given: of({ items: 1 }), right: false },
  { given: of({ prefixItems: [] }), right: false },
  { given: of({ enum: [] }), right: false },
  { given: of({ enum: [[]] }), right: false },
  { given: of({ const: {} }), right: false },
  { given: of({ anyOf: {} }), right: false },
  { given: of({ minimum: "1" }), right: false },
  { given: of({ minLength: 1.5 }), right: false },
  { given: of({ maxItems: -1 }), right: false },
  { given: of({ pattern: "(" }), right: false },
  { given: of({ format: "uuid" }), right: false },
  { given: of({ $ref: 1 }), right: false },
];

test.each(definitions)("$given", ({ given, right }) => {
  expect(accepts(given)).toBe(right);
  expect(definitionFaults(given, "f.json").map(({ message }) => message).length > 0).toBe(!right);
});

test("the reader knows more than the schema can say", () => {
  const given = {
    name: "x",
    events: { "tool.use": {}, a: { type: "array" } },
    meta: { k: { $ref: "#/$defs/A" }, l: { pattern: "^(a+)+$" } },
  };
  expect(accepts(given)).toBe(true);
  expect(definitionFaults(given, "f.json").map(({ pointer }) => pointer)).toEqual([
    "/events/tool.use",
    "/events/a/type",
    "/meta/k/$ref",
    "/meta/l/pattern",
  ]);
});

test("the schema has every keyword", () => {
  expect(Object.keys(schema.$defs.Schema.properties).sort()).toEqual(Object.keys(KEYWORDS).sort());
});

test("the example is right", () => {
  expect(accepts(JSON.parse(readFileSync("examples/extension.json", "utf8")))).toBe(true);
});

const folder = mkdtempSync(join(tmpdir(), "ask-extension-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("threads judge by it too, and the command line wins over the settings", () => {
  const write = (name: string, value: unknown) => {
    writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
  };
  write("a.json", of({ type: "object", required: ["id"] }));
  write("b.json", of({ type: "object", required: ["name"] }));
  write("settings.json", { extensions: ["b.json"] });
  for (const name of ["1.ndjson", "2.ndjson"]) write(name, '{"type":"a","seq":1,"payload":{}}\n');
  const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
  const run = (...args: string[]) => {
    const given = [main, "check", "--format", "json", "--config", "settings.json", ...args, "1.ndjson", "2.ndjson"];
    const { findings } = JSON.parse(spawnSync(process.execPath, given, { cwd: folder, encoding: "utf8" }).stdout) as {
      findings: { message: string }[];
    };
    return findings.map(({ message }) => message);
  };
  const missing = (name: string) => `a event: missing member "${name}" at /payload: expected a value, got nothing`;
  expect(run("--jobs", "2")).toEqual([missing("name"), missing("name")]);
  expect(run("--jobs", "2", "--extension", "a.json")).toEqual([missing("id"), missing("id")]);
});
