/** Guards against a reference that leaves something out, links to headings that are not there, or breaks its tables. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadAsk, readSources } from "../../codegen/contract.js";
import { deriveAsk } from "../../codegen/derive.js";
import { emitDocs } from "../../codegen/emit/docs.js";
import type { Schema } from "../../codegen/schema.js";
import { TALK, tiny } from "./tiny.js";

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
    want: "| `a` | `x`, `y` or another string | no |  |",
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
  const text = emitDocs(
    tiny({
      Thing: { description: "A thing.", type: "object", properties: { a: schema } },
      Other: { description: "The other.", type: "string" },
    }),
  );
  const start =
    "### Thing\n\nA thing.\n\nFrom `schema/tiny.schema.json`, documented.\n\n| Member | Value | Required | Meaning |\n| --- | --- | --- | --- |\n";
  expect(text).toContain(`${start}${want}\n\n### Other`);
});

const sections: { given: string; want: string }[] = [
  { given: "the title", want: "# Tiny 1.0\n\nA few things.\n\n" },
  { given: "an event", want: "\n| `talk.said` | [Said](#said) |  |  | 1.0 | stable | Somebody said it. Aloud. |\n" },
  {
    given: "an event with gate and interaction",
    want: "\n| `talk.left` | [Left](#left) | plan | `leaving` | 1.1 | unstable | Somebody left. |\n",
  },
  {
    given: "a request",
    want: "\n| `talk/say` | client | request | [SayParams](#sayparams) | [SayResult](#sayresult) |  | 1.0 | stable | Say something. |\n",
  },
  {
    given: "a notification",
    want: "\n| `talk/hush` | host | notification | [HushParams](#hushparams) | none | `leaving` | 1.1 | unstable | Be quiet. |\n",
  },
  { given: "an error code", want: "\n| -32001 | `too_loud` | It was too loud. | decided |\n" },
  { given: "a capability", want: "## Capabilities\n\n| Name | Meaning |\n| --- | --- |\n| `leaving` | One can leave. |\n" },
  { given: "a delivery kind", want: "## Delivery kinds\n\n| Name | Meaning |\n| --- | --- |\n| `live` | As it happens. |\n" },
  { given: "a required member", want: "\n| `text` | string | yes | What was said. |\n" },
  { given: "a value that is no object", want: "### Seq\n\nIts place.\n\nFrom `schema/tiny.schema.json`, decided.\n\nValue: integer.\n" },
  { given: "a union", want: "### Interaction\n\nWhat waits.\n\nFrom `schema/tiny.schema.json`, documented.\n\nValue: [Wait](#wait).\n" },
];

test.each(sections)("$given", ({ want }) => {
  expect(emitDocs(TALK)).toContain(want);
});

test("derived definitions have no section, and what a protocol lacks has none either", () => {
  expect(emitDocs({ ...TALK, definitions: new Map([...TALK.definitions, ...deriveAsk(TALK)]) })).toBe(emitDocs(TALK));
  expect(emitDocs(tiny({})).match(/^## .*/gm)).toEqual(["## Methods", "## Error codes", "## Definitions"]);
});

describe("the real reference", () => {
  const contract = loadAsk(readSources(join(fileURLToPath(new URL("../..", import.meta.url)), "schema")));
  const text = emitDocs(contract);
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

  test("has no link that leads nowhere", () => {
    const headings = new Set(lines.filter((line) => line.startsWith("#")).map((line) => line.replace(/^#+ /, "").toLowerCase()));
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
