/**
 * The direction table: what each kind of edit does to peers of both versions, and who no longer understands whom. Every row is
 * judged in an event, which hosts write and clients read.
 */
import { describe, expect, test } from "vitest";
import { DIFF_RULES, type Rule } from "../../src/evolve/index.js";
import { MEMBER_ROWS } from "./direction-members.js";
import { text, type Row } from "./direction-row.js";
import { UNION_ROWS } from "./direction-unions.js";
import { tuple, VALUE_ROWS } from "./direction-values.js";
import { contractOf, files, findingsBetween, REGISTRY } from "./versions.js";

const rows: readonly Row[] = [...MEMBER_ROWS, ...VALUE_ROWS, ...UNION_ROWS];

/** An event's payload that nothing else holds, so that only hosts write it. */
function version(row: Row, schema: object, isNew: boolean) {
  const result = { Result: { type: "object", additionalProperties: true } };
  const methods = { "thing/do": { ...REGISTRY.methods["thing/do"], result: "a.schema.json#/$defs/Result" } };
  return contractOf(files({ ...row.beside, ...(isNew ? row.besideNew : {}), ...result, Payload: schema }, { methods }));
}

describe("an edit of an event's payload", () => {
  test.each(rows.map((row): [string, Row] => [row.edit, row]))("%s", (_, row) => {
    const findings = findingsBetween(version(row, row.old, false), version(row, row.now, true));
    const told = findings.find(({ rule }) => rule === row.rule);
    expect(findings.map(({ rule }) => rule)).toContain(row.rule);
    expect([told?.verdict, told?.breaks]).toEqual([row.verdict, row.breaks]);
    expect(told?.message).toMatch(/: expected .+, got .+/);
    // An edit that breaks one side is not told as one that breaks the other too, but where it is both at once.
    const breaking = findings.flatMap((finding) => finding.breaks ?? []);
    if (row.also === undefined) expect(breaking.filter((breaks) => row.breaks?.includes(breaks) !== true)).toEqual([]);
    else expect(breaking).toContain(row.also);
  });

  test.each<[was: object, is: object, message: string]>([
    [{ type: "integer", minimum: 0 }, { type: "integer" }, "minimum lowered at /properties/it: expected 0, got none"],
    [{ type: "integer" }, { type: "integer", maximum: 9 }, "maximum lowered at /properties/it: expected none, got 9"],
    [
      tuple(false, text),
      tuple(false, text, text),
      "further items allowed at /properties/it/prefixItems/1: expected none, got an item at 1",
    ],
    [tuple(false, text), tuple(true, text), "further items allowed at /properties/it: expected none, got further items"],
    [tuple(text, text), tuple(false, text), "further items ruled out at /properties/it/items: expected further items, got none"],
    [tuple(true, text), tuple(false, text), "further items ruled out at /properties/it: expected further items, got none"],
  ])("from %j to %j", (was, is, message) => {
    const [old, now] = [was, is].map((it) => contractOf(files({ Payload: { type: "object", properties: { it } } })));
    if (old === undefined || now === undefined) throw new Error("no versions");
    expect(findingsBetween(old, now).map((finding) => finding.message)).toEqual([`Payload: ${message}`]);
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

describe("who writes and who reads", () => {
  const refer = (name: string) => `a.schema.json#/$defs/${name}`;
  const [clients, hosts] = ["new clients reject what old hosts send", "new hosts reject what old clients send"];
  const both = "new clients and hosts reject what old clients and hosts send";
  const method = { kind: "request", since: "1.0", stability: "stable" };
  const own = { "thing/ask": { ...method, from: "host", params: refer("Params") } };
  const cases: [where: string, registry: object, breaks: string][] = [
    ["params of a client", { methods: { ...own, "thing/do": { ...method, from: "client", params: refer("Payload") } } }, hosts],
    ["result for a client", { methods: { ...own, "thing/do": { ...method, from: "client", result: refer("Payload") } } }, clients],
    ["params of a host", { methods: { ...own, "thing/do": { ...method, from: "host", params: refer("Payload") } } }, clients],
    ["result for a host", { methods: { ...own, "thing/do": { ...method, from: "host", result: refer("Payload") } } }, hosts],
    ["params of either side", { methods: { ...own, "thing/do": { ...method, from: "either", params: refer("Payload") } } }, both],
    ["result for either side", { methods: { ...own, "thing/do": { ...method, from: "either", result: refer("Payload") } } }, both],
    ["an event", { events: { it: { ...REGISTRY.events["thing.said"] } }, methods: own }, clients],
    ["the envelope of events", { methods: own, envelope: refer("Payload") }, clients],
    ["data of errors", { methods: own, error: refer("Payload") }, both],
  ];
  test.each(cases)("%s", (_, registry, breaks) => {
    const version = (schema: object) => contractOf(files({ Payload: schema }, { events: {}, ...registry }));
    const found = findingsBetween(version({ type: "object" }), version({ type: "object", required: ["a"], properties: { a: text } }));
    expect(found.map((finding) => finding.breaks)).toContain(breaks);
    expect(new Set(found.map((finding) => finding.breaks)).size).toBe(1);
  });
});

test("every rule has its opposite or a reason", () => {
  const table: Readonly<Record<string, Rule>> = DIFF_RULES;
  for (const [id, { opposite, alone }] of Object.entries(table)) {
    if (opposite === undefined) expect(alone, id).toMatch(/\S/);
    else expect(table[opposite]?.opposite, id).toBe(id);
  }
});
