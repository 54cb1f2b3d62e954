/** Guards against a reference that leaves something out, links to headings that are not there, or breaks its tables. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadAcp, loadAsk, readSources, type Contract } from "../../codegen/contract.js";
import { deriveAsk } from "../../codegen/derive.js";
import { anchorOf } from "../../codegen/docs/document.js";
import { toMarkdown } from "../../codegen/docs/markdown.js";
import { examplesOf, layOut, readVectors, type Vector } from "../../codegen/docs/examples.js";
import { referencePage } from "../../codegen/docs/reference.js";
import type { Schema } from "../../codegen/schema.js";
import { check as checkAcp } from "../../src/acp/index.js";
import { check as checkAsk } from "../../src/index.js";
import { TALK, tiny } from "./tiny.js";

const markdown = (contract: Contract, vectors: readonly Vector[] = []) =>
  toMarkdown(referencePage(contract, examplesOf(contract, vectors)));

const members: { given: string; schema: Schema; want: string }[] = [
  { given: "a scalar", schema: { description: "Told.", type: "string" }, want: "| `a` | string | no | Told. |" },
  {
    given: "where a fact is from",
    schema: { description: "Told.", "x-evidence": "decided", type: "string" },
    want: "| `a` | string | no | Told. (decided) |",
  },
  {
    given: "a bar in a description",
    schema: { description: "This | that.", type: "string" },
    want: "| `a` | string | no | This \\| that. |",
  },
  { given: "a constant", schema: { const: "x" }, want: '| `a` | `"x"` | no |  |' },
  { given: "an enum", schema: { type: "string", enum: ["x", "y"] }, want: '| `a` | `"x"` or `"y"` | no |  |' },
  {
    given: "an open enum",
    schema: { "x-open": true, anyOf: [{ type: "string", enum: ["x", "y"] }, { type: "string" }] },
    want: '| `a` | `"x"`, `"y"` or another string | no |  |',
  },
  { given: "any value", schema: { description: "Told." }, want: "| `a` | any value | no | Told. |" },
  { given: "a reference, described by its target", schema: { $ref: "#/$defs/Other" }, want: "| `a` | [Other](#other) | no | The other. |" },
  {
    given: "a reference with a description of its own",
    schema: { description: "Told.", $ref: "#/$defs/Other" },
    want: "| `a` | [Other](#other) | no | Told. |",
  },
  { given: "an array", schema: { type: "array", items: { $ref: "#/$defs/Other" } }, want: "| `a` | array of [Other](#other) | no |  |" },
];

test.each(members)("a member: $given", ({ schema, want }) => {
  const text = markdown(
    tiny({
      Thing: { description: "A thing.", type: "object", properties: { a: schema } },
      Other: { description: "The other.", type: "string" },
    }),
  );
  const start =
    "### Thing\n\nA thing.\n\nFrom `schema/tiny.schema.json`, documented.\n\n| Member | Type | Required | Meaning |\n| --- | --- | --- | --- |\n";
  expect(text).toContain(`${start}${want}\n\n### Other`);
});

const sections: { given: string; want: string }[] = [
  { given: "the title", want: "# Tiny 1.0\n\nA few things.\n\n" },
  { given: "an event", want: "\n| `talk.said` | Somebody said it. Aloud. | [Said](#said) |  |  | 1.0 | stable |\n" },
  {
    given: "an event with gate and interaction",
    want: "\n| `talk.left` | Somebody left. | [Left](#left) | plan | [`leaving`](#capabilities) | 1.1 | **unstable** |\n",
  },
  {
    given: "a request",
    want: "\n| `talk/say` | Say something. | client → host | request | [SayParams](#sayparams) | [SayResult](#sayresult) |  | 1.0 | stable |\n",
  },
  {
    given: "a notification",
    want: "\n| `talk/hush` | Be quiet. | host → client | notification | [HushParams](#hushparams) | none | [`leaving`](#capabilities) | 1.1 | **unstable** |\n",
  },
  { given: "an error code", want: "\n| -32001 | `too_loud` | It was too loud. | decided |\n" },
  { given: "a capability", want: "## Capabilities\n\n| Name | Meaning |\n| --- | --- |\n| `leaving` | One can leave. |\n" },
  { given: "a delivery kind", want: "## Delivery kinds\n\n| Name | Meaning |\n| --- | --- |\n| `live` | As it happens. |\n" },
  { given: "a required member", want: "\n| `text` | string | yes | What was said. |\n" },
  {
    given: "a value that is no object",
    want: "### Seq\n\nIts place.\n\nFrom `schema/tiny.schema.json`, decided.\n\nValue: integer from 1.\n",
  },
  {
    given: "a union",
    want: '### Interaction\n\nWhat waits.\n\nFrom `schema/tiny.schema.json`, documented.\n\n| `kind` | Variant | Gate | Meaning |\n| --- | --- | --- | --- |\n| `"wait"` | [Wait](#wait) |  | Somebody waits. |\n',
  },
  { given: "who uses a payload", want: "\nUsed by: payload of [`talk.said`](#events).\n" },
  { given: "who uses a definition", want: "\nUsed by: [Envelope](#envelope), [SayResult](#sayresult), [Wait](#wait).\n" },
  { given: "contents", want: "\n- [Events](#events)\n- [Methods](#methods)\n" },
];

test.each(sections)("$given", ({ want }) => {
  expect(markdown(TALK)).toContain(want);
});

test("derived definitions have no section, and what a protocol lacks has none either", () => {
  expect(markdown({ ...TALK, definitions: new Map([...TALK.definitions, ...deriveAsk(TALK)]) })).toBe(markdown(TALK));
  expect(markdown(tiny({})).match(/^## .*/gm)).toEqual(["## How to read this page", "## Methods", "## Error codes"]);
});

test("columns that only some definitions need", () => {
  const properties = { a: { description: "Told.", "x-since": "1.1", type: "string" }, b: { description: "Held.", "x-gate": "holding" } };
  expect(markdown(tiny({ Thing: { description: "A thing.", type: "object", properties } }))).toContain(
    "| Member | Type | Required | Since | Gate | Meaning |\n| --- | --- | --- | --- | --- | --- |\n" +
      "| `a` | string | no | 1.1 |  | Told. |\n| `b` | any value | no |  | `holding` | Held. |\n",
  );
});

test("an example shows most of the members with something in them, as small as can be", () => {
  const vector = (value: unknown, about: string): Vector => ({ definition: "Wait", about, value });
  const text = markdown(TALK, [
    vector({ kind: "wait" }, "Bare."),
    vector({ kind: "wait", seq: 1, more: true }, "With what nobody knows."),
    vector({ kind: "wait", seq: 123, _meta: {} }, "Large."),
    vector({ kind: "wait", seq: 7, _meta: { far: true } }, "Whole, with `seq`."),
  ]);
  expect(text).toContain('Example: Whole, with `seq`.\n\n```json\n{\n  "kind": "wait",\n  "seq": 7\n}\n```\n');
  expect(text).toContain("[Wait](#wait).\n\nExample:\n\n```json\n1\n```\n");
});

const layouts: { given: unknown; want: string }[] = [
  { given: "x", want: '"x"' },
  { given: {}, want: "{}" },
  { given: { a: [1, { b: [] }] }, want: '{\n  "a": [1, { "b": [] }]\n}' },
  { given: { a: ["x".repeat(50), "y".repeat(50)] }, want: `{\n  "a": [\n    "${"x".repeat(50)}",\n    "${"y".repeat(50)}"\n  ]\n}` },
];

test.each(layouts)("JSON of $given", ({ given, want }) => {
  expect(layOut(given)).toBe(want);
});

const root = fileURLToPath(new URL("../..", import.meta.url));
const real = [
  { contract: loadAsk(readSources(join(root, "schema"))), check: (name: string, value: unknown) => checkAsk(name as "Seq", value) },
  {
    contract: loadAcp(readSources(join(root, "schema"))),
    check: (name: string, value: unknown) => checkAcp(name as "SessionId", value, { stability: "unstable" }),
  },
].map((protocol) => ({ ...protocol, protocol: protocol.contract.registry.protocol }));

describe.each(real)("the real reference of $protocol", ({ contract, protocol, check }) => {
  const vectors = readVectors(root, protocol);
  const text = markdown(contract, vectors);
  const lines = text.split("\n");

  test("mentions every event, method, error code, capability and definition", () => {
    const { events = {}, methods, errors, capabilities = {} } = contract.registry;
    const rows = [
      ...[...Object.keys(events), ...Object.keys(methods), ...Object.keys(capabilities)].map((name) => `| \`${name}\` | `),
      ...Object.entries(errors).map(([name, { code }]) => `| ${String(code)} | \`${name}\` | `),
      ...[...contract.definitions.values()].filter(({ derived }) => !derived).map(({ name }) => `### ${name}`),
    ];
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !lines.some((line) => line.startsWith(row)))).toEqual([]);
  });

  test("has an example of every definition that is one, and it is valid", () => {
    const authored = [...contract.definitions.values()].filter(({ derived }) => !derived).map(({ name }) => name);
    const examples = examplesOf(contract, vectors);
    expect(authored.filter((name) => !examples.has(name))).toEqual([]);
    for (const name of authored) expect(check(name, examples.get(name)?.value), name).toMatchObject({ ok: true });
  });

  test("has no link that leads nowhere", () => {
    const anchors = lines.filter((line) => line.startsWith("#")).map((line) => anchorOf(line.replace(/^#+ /, "")));
    const headings = new Set(anchors);
    expect(headings.size).toBe(anchors.length);
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = ""]) => target);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((target) => !headings.has(target))).toEqual([]);
  });

  test("has tables whose rows are as wide as their heads", () => {
    let width = 0;
    for (const [index, line] of lines.entries()) {
      if (!line.startsWith("|")) continue;
      const cells = line.split(/(?<!\\)\|/).length;
      if (lines[index - 1]?.startsWith("|") !== true) width = cells;
      expect(cells, line).toBe(width);
    }
    expect(width).toBeGreaterThan(2);
  });
});
