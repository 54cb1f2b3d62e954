/**
 * Every single edit over every construct of the dialect and over events of the ask session protocol, and a spread over ACP: none without a verdict, and no verdict
 * that samples contradict, which writers of one version send and readers of the other take or refuse.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { readSources } from "../../codegen/contract.js";
import { type Contract, contractsOf } from "../../src/evolve/index.js";
import { ADDED, enumerate, samplesOf } from "./enumeration.js";
import { takes } from "./reader.js";
import { contractOf, files } from "./versions.js";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const tagged = (kind: string, more: object = {}) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: kind }, ...more },
});

/** Each construct of the dialect, tuples too, alone and within the others. */
const CONSTRUCTS = {
  Payload: {
    description: "Has one of each.",
    type: "object",
    required: ["id", "union"],
    properties: {
      id: { description: "Its name.", type: "string", minLength: 2 },
      plain: text,
      count: { type: "integer", minimum: 0, maximum: 9 },
      ratio: { type: "number" },
      flag: { type: "boolean" },
      nothing: { type: "null" },
      nullable: { type: ["string", "null"] },
      several: { type: ["string", "integer"] },
      version: { type: "string", pattern: "^[0-9]+\\.[0-9]+$" },
      moment: { type: "string", format: "date-time" },
      list: { type: "string", enum: ["x", "y", "z"] },
      numbers: { enum: [1, 2] },
      always: { const: "always" },
      yes: { const: true },
      any: { description: "Anything." },
      free: { type: "object", additionalProperties: true },
      table: { type: "object", additionalProperties: { type: "integer" } },
      named: { type: "object", required: ["a"], properties: { a: text, b: ref("Name") } },
      array: { type: "array", minItems: 1, items: ref("Name") },
      tuple: { type: "array", prefixItems: [text, { type: "integer" }], items: false },
      open: ref("Open"),
      orNull: { anyOf: [ref("Name"), { type: "null" }] },
      union: ref("Union"),
      openUnion: ref("OpenUnion"),
      untagged: { anyOf: [ref("Left"), ref("Right")] },
      lists: { anyOf: [{ type: "array", minItems: 1, items: text }, text] },
      tree: ref("Tree"),
    },
  },
  Name: { description: "A name.", type: "string" },
  Open: { description: "An open list.", "x-open": true, anyOf: [{ type: "string", enum: ["x", "y"] }, text] },
  Union: { type: "object", discriminator: { propertyName: "kind" }, oneOf: [ref("One"), ref("Two"), ref("Three")] },
  OpenUnion: { anyOf: [ref("Union"), ref("Other")] },
  One: tagged("one", { size: { type: "integer" } }),
  Two: tagged("two"),
  Three: tagged("three", { name: ref("Name") }),
  Other: { type: "object", required: ["kind"], properties: { kind: { type: "string", not: { enum: ["one", "two", "three"] } } } },
  Left: { type: "object", required: ["left"], properties: { left: text } },
  Right: { type: "object", required: ["right"], properties: { right: { type: "integer" } } },
  Tree: { type: "object", required: ["name"], properties: { name: text, children: { type: "array", items: ref("Tree") } } },
  [ADDED]: tagged("added", { more: text }),
};
const tiny = contractOf(files(CONSTRUCTS));
const contracts = contractsOf(readSources(join(fileURLToPath(new URL("../..", import.meta.url)), "schema")));

/** A contract of ours, and the definition that an edit may add to a union. */
function contractOfOurs(protocol: string): Contract {
  const contract = contracts.get(protocol);
  const added = tiny.definitions.get(ADDED);
  if (contract === undefined || added === undefined) throw new Error(`no contract of ${protocol}`);
  return { ...contract, definitions: new Map([...contract.definitions, [ADDED, added]]) };
}

test("every construct of the dialect", { timeout: 300_000 }, () => {
  const { edits, held, unjudged, contradictions } = enumerate(tiny, Object.keys(CONSTRUCTS).slice(0, -1), ["Name", "Two"]);
  expect([unjudged, contradictions]).toEqual([[], []]);
  expect([edits, held]).toEqual([1690, 1480]);
});

test("events of the ask session protocol", { timeout: 300_000 }, () => {
  const ask = contractOfOurs("ask");
  const names = [...ask.definitions.values()]
    .filter(({ file }) => /events\/(tool|turn|approval|plan)\./.test(file))
    .map(({ definition }) => definition);
  const { edits, held, unjudged, contradictions } = enumerate(ask, names, ["PeerInfo"]);
  expect([unjudged, contradictions]).toEqual([[], []]);
  expect([edits, held]).toEqual([1197, 1047]);
});

test("ACP, one edit of fifty-nine, and of each definition at least one", { timeout: 300_000 }, () => {
  const acp = contractOfOurs("acp");
  const names = [...acp.definitions.keys()].filter((name) => name !== ADDED);
  const { edits, held, unjudged, contradictions } = enumerate(acp, names, ["Implementation"], 59);
  expect([unjudged, contradictions]).toEqual([[], []]);
  expect([edits, held]).toEqual([691, 583]);
});

test("the reader that verdicts are held against agrees with Ajv on each sample", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false, formats: { "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ } });
  const $defs = Object.fromEntries([...tiny.definitions].map(([name, { schema }]) => [name, schema]));
  const names = [...tiny.definitions.keys()];
  const values = names.flatMap((name) => samplesOf(tiny.definitions, name));
  expect(values.length).toBeGreaterThan(100);
  for (const name of names) {
    const validate = ajv.compile({ $defs, $ref: `#/$defs/${name}` });
    for (const value of values)
      expect(takes($defs[name] ?? {}, value, tiny.definitions), `${name} ${JSON.stringify(value)}`).toBe(validate(value));
  }
});
