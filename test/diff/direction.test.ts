/**
 * The direction table: what each kind of edit does to peers of both versions, and who no longer understands whom. Every row is
 * judged in an event, which hosts write and clients read.
 */
import { describe, expect, test } from "vitest";
import { DIFF_RULES, type Rule } from "../../src/evolve/index.js";
import { contractOf, files, findingsBetween, REGISTRY } from "./versions.js";

const OLD = "old clients reject what new hosts send";
const NEW = "new clients reject what old hosts send";
const object = (properties: object, ...required: string[]) => ({
  type: "object",
  ...(required.length > 0 ? { required } : {}),
  properties,
});
const text = { type: "string" };
const holding = (member: object) => object({ it: member });
const open = (...known: string[]) => ({ "x-open": true, anyOf: [{ type: "string", enum: known }, { type: "string" }] });
const variant = (kind: string, more: object = {}) => object({ kind: { const: kind }, ...more }, "kind");
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const union = (...names: string[]) => ({ type: "object", discriminator: { propertyName: "kind" }, oneOf: names.map(ref) });
const other = (...known: string[]) => object({ kind: { type: "string", not: { enum: known } } }, "kind");

interface Row {
  readonly edit: string;
  readonly old: object;
  readonly now: object;
  readonly rule: string;
  readonly verdict: string;
  readonly breaks: string | null;
  /** Definitions that both versions have. */
  readonly beside?: object;
}

const VARIANTS = {
  One: variant("one"),
  Two: variant("two"),
  Three: variant("three"),
  Gated: { "x-gate": "newThings", ...variant("three") },
};
const rows: Row[] = [
  {
    edit: "add an optional member",
    old: object({ a: text }),
    now: object({ a: text, b: text }),
    rule: "member/optional-added",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "add a required member",
    old: object({ a: text }),
    now: object({ a: text, b: text }, "b"),
    rule: "member/required-added",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "optional becomes required",
    old: object({ a: text }),
    now: object({ a: text }, "a"),
    rule: "member/required",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "required becomes optional",
    old: object({ a: text }, "a"),
    now: object({ a: text }),
    rule: "member/optional",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "remove an optional member",
    old: object({ a: text, b: text }),
    now: object({ a: text }),
    rule: "member/optional-removed",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "remove a required member",
    old: object({ a: text, b: text }, "b"),
    now: object({ a: text }),
    rule: "member/required-removed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "add a value to a closed list",
    old: holding({ type: "string", enum: ["x"] }),
    now: holding({ type: "string", enum: ["x", "y"] }),
    rule: "enum/value-added",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "add a value to an open list",
    old: holding(open("x")),
    now: holding(open("x", "y")),
    rule: "enum/value-added",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "remove a value of a closed list",
    old: holding({ type: "string", enum: ["x", "y"] }),
    now: holding({ type: "string", enum: ["x"] }),
    rule: "enum/value-removed",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "remove a value of an open list",
    old: holding(open("x", "y")),
    now: holding(open("x")),
    rule: "enum/value-removed",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "open a closed list",
    old: holding({ type: "string", enum: ["x"] }),
    now: holding(open("x")),
    rule: "enum/opened",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "close an open list",
    old: holding(open("x")),
    now: holding({ type: "string", enum: ["x"] }),
    rule: "enum/closed",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "raise a minimum",
    old: holding({ type: "integer", minimum: 0 }),
    now: holding({ type: "integer", minimum: 1 }),
    rule: "bounds/minimum-raised",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "drop a minimum",
    old: holding({ type: "integer", minimum: 0 }),
    now: holding({ type: "integer" }),
    rule: "bounds/minimum-lowered",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "lower a maximum",
    old: holding({ type: "integer", maximum: 9 }),
    now: holding({ type: "integer", maximum: 8 }),
    rule: "bounds/maximum-lowered",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "raise a maximum",
    old: holding({ type: "integer", maximum: 9 }),
    now: holding({ type: "integer", maximum: 10 }),
    rule: "bounds/maximum-raised",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "allow fractions",
    old: holding({ type: "integer" }),
    now: holding({ type: "number" }),
    rule: "number/fractions-allowed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "rule fractions out",
    old: holding({ type: "number" }),
    now: holding({ type: "integer" }),
    rule: "number/integers-only",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "ask for more text",
    old: holding(text),
    now: holding({ type: "string", minLength: 1 }),
    rule: "length/minimum-raised",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "ask for less text",
    old: holding({ type: "string", minLength: 1 }),
    now: holding(text),
    rule: "length/minimum-lowered",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "add a pattern",
    old: holding(text),
    now: holding({ type: "string", pattern: "^a$" }),
    rule: "text/pattern-added",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "remove a pattern",
    old: holding({ type: "string", pattern: "^a$" }),
    now: holding(text),
    rule: "text/pattern-removed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "change a pattern",
    old: holding({ type: "string", pattern: "^a$" }),
    now: holding({ type: "string", pattern: "^b$" }),
    rule: "text/pattern-changed",
    verdict: "major",
    breaks: `${OLD}; ${NEW}`,
  },
  {
    edit: "add a format",
    old: holding(text),
    now: holding({ type: "string", format: "date-time" }),
    rule: "text/format-added",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "remove a format",
    old: holding({ type: "string", format: "date-time" }),
    now: holding(text),
    rule: "text/format-removed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "change a format",
    old: holding({ type: "string", format: "date-time" }),
    now: holding({ type: "string", format: "uri" }),
    rule: "text/format-changed",
    verdict: "major",
    breaks: `${OLD}; ${NEW}`,
  },
  { edit: "allow null", old: holding(text), now: holding({ type: ["string", "null"] }), rule: "type/added", verdict: "major", breaks: OLD },
  {
    edit: "rule null out, written another way",
    old: holding({ anyOf: [text, { type: "null" }] }),
    now: holding(text),
    rule: "type/removed",
    verdict: "major",
    breaks: NEW,
  },
  { edit: "allow any value", old: holding(text), now: holding({}), rule: "type/freed", verdict: "major", breaks: OLD },
  { edit: "no longer allow any value", old: holding({}), now: holding(text), rule: "type/constrained", verdict: "major", breaks: NEW },
  {
    edit: "add a variant to a closed union",
    old: holding(union("One", "Two")),
    now: holding(union("One", "Two", "Three")),
    beside: VARIANTS,
    rule: "union/variant-added",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "add a variant that only readers get which ask for it",
    old: holding(union("One", "Two")),
    now: holding(union("One", "Two", "Gated")),
    beside: VARIANTS,
    rule: "union/variant-added",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "remove a variant of a closed union",
    old: holding(union("One", "Two", "Three")),
    now: holding(union("One", "Two")),
    beside: VARIANTS,
    rule: "union/variant-removed",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "add a variant to an open union",
    old: holding({ anyOf: [union("One", "Two"), other("one", "two")] }),
    now: holding({ anyOf: [union("One", "Two", "Three"), other("one", "two", "three")] }),
    beside: VARIANTS,
    rule: "union/variant-added",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "remove a variant of an open union",
    old: holding({ anyOf: [union("One", "Two", "Three"), other("one", "two", "three")] }),
    now: holding({ anyOf: [union("One", "Two"), other("one", "two")] }),
    beside: VARIANTS,
    rule: "union/variant-removed",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "rule a value out",
    old: holding({ type: "string", not: { enum: ["x"] } }),
    now: holding({ type: "string", not: { enum: ["x", "y"] } }),
    rule: "enum/exclusion-added",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "no longer rule a value out",
    old: holding({ type: "string", not: { enum: ["x", "y"] } }),
    now: holding({ type: "string", not: { enum: ["x"] } }),
    rule: "enum/exclusion-removed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "ask for more items",
    old: holding({ type: "array", items: text }),
    now: holding({ type: "array", items: text, minItems: 1 }),
    rule: "items/minimum-raised",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "ask for fewer items",
    old: holding({ type: "array", items: text, minItems: 1 }),
    now: holding({ type: "array", items: text }),
    rule: "items/minimum-lowered",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "lengthen a tuple",
    old: holding({ type: "array", prefixItems: [text], items: false }),
    now: holding({ type: "array", prefixItems: [text, text], items: false }),
    rule: "items/allowed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "shorten a tuple",
    old: holding({ type: "array", prefixItems: [text, text], items: false }),
    now: holding({ type: "array", prefixItems: [text], items: false }),
    rule: "items/forbidden",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "change a position of a tuple",
    old: holding({ type: "array", prefixItems: [text, text], items: false }),
    now: holding({ type: "array", prefixItems: [text, { type: ["string", "null"] }], items: false }),
    rule: "type/added",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "give named members up",
    old: holding(object({ a: text })),
    now: holding({ type: "object", additionalProperties: true }),
    rule: "object/freed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "give a free form up",
    old: holding({ type: "object", additionalProperties: true }),
    now: holding(object({ a: text })),
    rule: "object/named",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "close an object",
    old: holding(object({ a: text })),
    now: holding({ ...object({ a: text }), additionalProperties: false }),
    rule: "object/closed",
    verdict: "major",
    breaks: NEW,
  },
  {
    edit: "open an object",
    old: holding({ ...object({ a: text }), additionalProperties: false }),
    now: holding(object({ a: text })),
    rule: "object/opened",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "an edit in a recursive definition",
    old: ref("Tree"),
    now: ref("Tree"),
    beside: {},
    rule: "member/required",
    verdict: "major",
    breaks: "new clients reject what old hosts send",
  },
  {
    edit: "change a description",
    old: { description: "One.", ...holding(text) },
    now: { description: "Two.", ...holding(text) },
    rule: "note/changed",
    verdict: "patch",
    breaks: null,
  },
  {
    edit: "add a gate",
    old: holding(text),
    now: holding({ ...text, "x-gate": "things" }),
    rule: "gate/added",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "remove a gate",
    old: holding({ ...text, "x-gate": "things" }),
    now: holding(text),
    rule: "gate/removed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "change a gate",
    old: holding({ ...text, "x-gate": "things" }),
    now: holding({ ...text, "x-gate": "others" }),
    rule: "gate/changed",
    verdict: "major",
    breaks: OLD,
  },
  {
    edit: "become stable",
    old: holding({ ...text, "x-stability": "unstable" }),
    now: holding(text),
    rule: "stability/promoted",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "become unstable",
    old: holding(text),
    now: holding({ ...text, "x-stability": "unstable" }),
    rule: "stability/demoted",
    verdict: "major",
    breaks: "old clients miss what new hosts need not send",
  },
  {
    edit: "break what is unstable",
    old: holding({ ...text, "x-stability": "unstable" }),
    now: holding({ type: "integer", "x-stability": "unstable" }),
    rule: "type/removed",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "say what a missing member means",
    old: holding(text),
    now: holding({ ...text, "x-absent": "a" }),
    rule: "absence/given",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "no longer say what a missing member means",
    old: holding({ ...text, "x-absent": "a" }),
    now: holding(text),
    rule: "absence/taken",
    verdict: "major",
    breaks: "old clients and new hosts take it for different things",
  },
  {
    edit: "say that a missing member means another thing",
    old: holding({ ...text, "x-absent": "a" }),
    now: holding({ ...text, "x-absent": "b" }),
    rule: "absence/changed",
    verdict: "major",
    breaks: "old clients and new hosts take it for different things",
  },
  {
    edit: "change what a tolerant reader does",
    old: holding(text),
    now: holding({ ...text, "x-lenient": "default" }),
    rule: "leniency/changed",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "change the form that writers should send",
    old: holding({ type: ["string", "null"] }),
    now: holding({ type: ["string", "null"], "x-written-as": "string" }),
    rule: "written/changed",
    verdict: "minor",
    breaks: null,
  },
  {
    edit: "write the same another way",
    old: holding({ type: ["string", "null"] }),
    now: holding({ anyOf: [text, { type: "null" }] }),
    rule: "schema/rewritten",
    verdict: "patch",
    breaks: null,
  },
  {
    edit: "refer to an equal definition of another name",
    old: ref("One"),
    now: ref("Uno"),
    beside: { ...VARIANTS, Uno: variant("one") },
    rule: "ref/renamed",
    verdict: "patch",
    breaks: null,
  },
];

const TREE = (required: string[]) => ({
  Tree: { type: "object", required, properties: { name: text, child: ref("Tree"), children: { type: "array", items: ref("Tree") } } },
});

/** An event's payload that nothing else holds, so that only hosts write it. */
function version(row: Row, schema: object, isNew: boolean) {
  const tree = row.edit.includes("recursive") ? TREE(isNew ? ["name", "children"] : ["name"]) : {};
  const result = { Result: { type: "object", additionalProperties: true } };
  const methods = { "thing/do": { ...REGISTRY.methods["thing/do"], result: "a.schema.json#/$defs/Result" } };
  return contractOf(files({ ...row.beside, ...tree, ...result, Payload: schema }, { methods }));
}

describe("an edit of an event's payload", () => {
  test.each(rows.map((row): [string, Row] => [row.edit, row]))("%s", (_, row) => {
    const findings = findingsBetween(version(row, row.old, false), version(row, row.now, true));
    const told = findings.find(({ rule }) => rule === row.rule);
    expect(findings.map(({ rule }) => rule)).toContain(row.rule);
    expect([told?.verdict, told?.breaks]).toEqual([row.verdict, row.breaks]);
    expect(told?.message).toMatch(/: expected .+, got .+/);
  });
});

describe("an edit of the registry", () => {
  const event = REGISTRY.events["thing.said"];
  const method = REGISTRY.methods["thing/do"];
  const BOTH = "old hosts reject what new clients send; new hosts reject what old clients send";
  const cases: [edit: string, old: object, now: object, rule: string, verdict: string, breaks: string | null][] = [
    ["add an event", {}, { events: { ...REGISTRY.events, "thing.done": event } }, "event/added", "minor", null],
    [
      "remove an event",
      { events: { ...REGISTRY.events, "thing.done": event } },
      {},
      "event/removed",
      "major",
      "old clients miss what new hosts need not send",
    ],
    ["add a method", {}, { methods: { ...REGISTRY.methods, "thing/undo": method } }, "method/added", "minor", null],
    [
      "remove a method",
      { methods: { ...REGISTRY.methods, "thing/undo": method } },
      {},
      "method/removed",
      "major",
      "new hosts reject what old clients send",
    ],
    [
      "gate a method",
      {},
      { methods: { "thing/do": { ...method, gate: "things" } } },
      "method/gate-added",
      "major",
      "new hosts reject what old clients send",
    ],
    [
      "free a method of its gate",
      { methods: { "thing/do": { ...method, gate: "things" } } },
      {},
      "method/gate-removed",
      "major",
      "old hosts reject what new clients send",
    ],
    [
      "put a method behind another gate",
      { methods: { "thing/do": { ...method, gate: "things" } } },
      { methods: { "thing/do": { ...method, gate: "others" } } },
      "method/gate-changed",
      "major",
      BOTH,
    ],
    [
      "turn a method around",
      {},
      { methods: { "thing/do": { ...method, from: "host" } } },
      "method/removed",
      "major",
      "new hosts reject what old clients send",
    ],
    ["gate an event", {}, { events: { "thing.said": { ...event, gate: "things" } } }, "event/gate-changed", "minor", null],
    [
      "an event opens an interaction",
      {},
      { events: { "thing.said": { ...event, interaction: "plan" } } },
      "event/interaction-changed",
      "major",
      "old clients and new hosts take it for different things",
    ],
    [
      "an event becomes unstable",
      {},
      { events: { "thing.said": { ...event, stability: "unstable" } } },
      "stability/demoted",
      "major",
      "old clients miss what new hosts need not send",
    ],
    ["change a since", {}, { events: { "thing.said": { ...event, since: "1.1" } } }, "note/changed", "patch", null],
    ["add an error", { errors: {} }, {}, "error/added", "minor", null],
    ["remove an error", {}, { errors: {} }, "error/removed", "minor", null],
    [
      "change the code of an error",
      {},
      { errors: { broken: { ...REGISTRY.errors.broken, code: -1 } } },
      "error/code-changed",
      "major",
      "old and new peers take it for different things",
    ],
    ["add a capability", { capabilities: {} }, {}, "capability/added", "minor", null],
    ["remove a capability", {}, { capabilities: {} }, "capability/removed", "minor", null],
    ["describe it anew", {}, { description: "Other things." }, "note/changed", "patch", null],
    [
      "change the prefix of extensions",
      { extensions: { prefix: "_" } },
      { extensions: { prefix: "x-" } },
      "extension/prefix-changed",
      "major",
      "old and new peers take it for different things",
    ],
  ];
  test.each(cases)("%s", (_, old, now, rule, verdict, breaks) => {
    const told = findingsBetween(contractOf(files({}, old)), contractOf(files({}, now))).find((finding) => finding.rule === rule);
    expect([told?.rule, told?.verdict, told?.breaks]).toEqual([rule, verdict, breaks]);
  });

  test("every rule is in a row here", () => {
    const told = new Set([...rows.map(({ rule }) => rule), ...cases.map(([, , , rule]) => rule)]);
    // Told only where no registry says which definitions are messages; test/diff/unjudged.test.ts has it.
    const elsewhere = ["definition/added", "definition/removed"];
    expect(
      Object.keys(DIFF_RULES)
        .filter((rule) => !told.has(rule))
        .sort(),
    ).toEqual(elsewhere);
  });
});

test("every rule has its opposite or a reason", () => {
  const table: Readonly<Record<string, Rule>> = DIFF_RULES;
  for (const [id, { opposite, alone }] of Object.entries(table)) {
    if (opposite === undefined) expect(alone, id).toMatch(/\S/);
    else expect(table[opposite]?.opposite, id).toBe(id);
  }
});
