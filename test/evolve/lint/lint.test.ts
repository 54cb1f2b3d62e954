/**
 * Guards against a rule of the lint that never fires, fires elsewhere than at the fault, says it in words that only the
 * lint's author understands, or proposes what does not mend it. Each case edits the real files in memory, so that nothing
 * else is wrong.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { readSources } from "../../../codegen/contract.js";
import { lint, type LintFinding, LINT_RULES, mend, type SchemaFile } from "../../../src/evolve/lint/index.js";
import { Folder } from "../../../src/evolve/lint/folder.js";
import { FORM_RULES } from "../../../src/evolve/lint/rules.js";
import { resolve } from "../../../src/json/index.js";
import { apply, canonical, type Case } from "./case.js";
import { CATALOGUE_CASES } from "./catalogue-cases.js";
import { CONTRACT_CASES } from "./contract-cases.js";
import { DIALECT_CASES } from "./dialect-cases.js";
import { STYLE_CASES } from "./style-cases.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const authored = readSources(join(root, "schema"));
const sources = authored.map(({ path, text }) => ({ path, text: canonical(text) }));
const cases = [...DIALECT_CASES, ...STYLE_CASES, ...CONTRACT_CASES, ...CATALOGUE_CASES];

test("the authored files are sound, and there is nothing to mend", () => {
  expect(authored.length).toBeGreaterThan(20);
  expect(lint(authored)).toEqual([]);
  expect(mend(authored)).toEqual([]);
});

describe("an edit of the authored files", () => {
  test("is one of more than 40 faults", () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  test.each(cases)("$rule: $given", (given) => {
    const files = edited(given);
    const findings = lint(files);
    expect(findings.map(line)).toEqual(given.want);
    for (const { file, line: row, column } of findings) {
      const text = files.find(({ path }) => path === file)?.text.split("\n")[row - 1];
      expect(text?.length).toBeGreaterThanOrEqual(column - 1);
    }
  });

  test("breaks the rule that its case names, and is told what to do", () => {
    const other = cases.filter(({ rule, want }) => !want.some((told) => told.includes(` [${rule}]; fix: `)));
    expect(other.map(({ given }) => given)).toEqual([]);
  });
});

describe("--fix", () => {
  const mechanical = cases.filter(({ want }) => want.some((told) => told.endsWith(" (--fix)")));

  test("has what to mend", () => {
    expect(mechanical.length).toBeGreaterThan(20);
    expect(cases.filter(({ mended }) => mended !== undefined).every((given) => mechanical.includes(given))).toBe(true);
  });

  test.each(mechanical)("$rule: $given", (given) => {
    const after = mended(edited(given));
    // Nothing mechanical is left, what was is what the case says, and doing it again changes nothing.
    expect(lint(after).filter(({ edits }) => edits !== undefined)).toEqual([]);
    expect(mend(after)).toEqual([]);
    if (given.want.every((told) => told.endsWith(" (--fix)"))) expect(lint(after)).toEqual([]);
    const text = after.find(({ path }) => path === given.file)?.text ?? "";
    for (const [pointer, value] of Object.entries(given.mended ?? {}))
      expect(resolve(JSON.parse(text), pointer) ?? null, pointer).toEqual(value);
  });

  test("mends several faults of a file at once, and leaves what is not mechanical", () => {
    const file = "ask/events/todos.schema.json";
    const edits: Case["edits"] = [
      { put: "/$id", value: "todos" },
      { put: "/$defs/Todo/title", value: "Todo" },
      { put: "/$defs/Todo/additionalProperties", value: false },
      { put: "/$defs/Todo/properties/title/default", value: "" },
      { put: "/$defs/Todo/properties/title/nullable", value: true },
      { put: "/$defs/Todo/required", value: ["id", "titel"] },
    ];
    const files = sources.map(({ path, text }) => ({ path, text: path === file ? edits.reduce(apply, text) : text }));
    expect(mend(files).map(({ path, rules }) => [path, [...rules].sort()])).toEqual([
      [file, ["schema/dialect", "schema/dialect", "schema/identity", "schema/layout", "schema/nullable", "schema/open"]],
    ]);
    expect(lint(mended(files)).map(({ rule, fix }) => [rule, fix])).toEqual([["schema/required-member", 'did you mean "title"?']]);
  });
});

describe("rule ids", () => {
  const ids = LINT_RULES.map(({ id }) => id).sort();

  test("are those of the cases", () => {
    expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual(ids);
  });

  test("in schema/README.md are the same", () => {
    const guide = readFileSync(join(root, "schema/README.md"), "utf8");
    expect([...guide.matchAll(/^\| `(schema\/[a-z-]+)` \|/gm)].map(([, id]) => id).sort()).toEqual(ids);
  });

  test("have a sentence and a reason", () => {
    for (const { id, text, why } of LINT_RULES) for (const words of [text, why]) expect(words, id).toMatch(/^[A-Z`].*\.$/);
  });

  test("are these", () => {
    expect(ids).toEqual([
      "schema/beside-union",
      "schema/described",
      "schema/dialect",
      "schema/duplicate-key",
      "schema/error-code",
      "schema/evidence",
      "schema/flat-union",
      "schema/format",
      "schema/gate",
      "schema/identity",
      "schema/json",
      "schema/layout",
      "schema/name",
      "schema/nullable",
      "schema/open",
      "schema/open-values",
      "schema/pattern",
      "schema/reachable",
      "schema/reference",
      "schema/registry",
      "schema/registry-names",
      "schema/registry-reference",
      "schema/required-member",
      "schema/rule-twice",
      "schema/rules",
      "schema/since",
      "schema/stability",
      "schema/tag",
      "schema/unique-name",
      "schema/unknown-variant",
    ]);
  });
});

describe("the meta-schemas, which editors use, and the rules on form", () => {
  const ajv = new Ajv2020({ strict: false });
  const meta = (path: string) => ajv.compile(JSON.parse(authored.find((file) => file.path === path)?.text ?? "false") as object);
  const validators = [
    { holds: (path: string) => path === "ask/registry.json" || path === "acp/v1/registry.json", validate: meta("registry.schema.json") },
    { holds: (path: string) => path.startsWith("rules/") && !path.endsWith(".schema.json"), validate: meta("rules/catalogue.schema.json") },
    { holds: (path: string) => /^(?:ask|acp|jsonrpc)/.test(path) && path.endsWith(".schema.json"), validate: meta("dialect.schema.json") },
  ];
  /** What the dialect's meta-schema cannot say: which of two right forms, and what members are called. */
  const BEYOND =
    /^(?:an open list|expected the known values first|"x-open" stands|expected one list of types|expected null as|names of members|member "|required names|a pattern that could be slow: (?!it repeats)|expected a (?:pattern that begins|regular))/;

  test("agree on each case and on each of their single mutations", () => {
    let refused = 0;
    let accepted = 0;
    const disagreements: string[] = [];
    const seen = new Set<string>();
    for (const { path, text } of sources) {
      const validate = validators.find(({ holds }) => holds(path))?.validate;
      if (validate === undefined) continue;
      for (const { label, mutant } of partsOf(JSON.parse(text) as object).flatMap((part) => [...mutants(part, seen)])) {
        const accepts = validate(mutant);
        const folder = new Folder([{ path, text: JSON.stringify(mutant) }]);
        const findings = FORM_RULES.flatMap(({ check }) => [...check(folder)].map(({ pointer, message }) => `${message} at ${pointer}`));
        const isTold = accepts ? findings.some((message) => !BEYOND.test(message)) : findings.length > 0;
        if (accepts) accepted += 1;
        else refused += 1;
        if (accepts === isTold) disagreements.push(`${path} ${label}: ${accepts ? "accepted" : "refused"}; ${findings.join(" / ")}`);
      }
    }
    expect(disagreements.slice(0, 40)).toEqual([]);
    expect(refused).toBeGreaterThan(1000);
    expect(accepted).toBeGreaterThan(1000);
  }, 120_000);
});

const JUNK: readonly unknown[] = [null, true, 0, "x", "X.", [], ["x", "x"], {}, { x: {} }];
const KEYWORDS: readonly (readonly [string, unknown])[] = [
  ["title", "X"],
  ["type", "object"],
  ["x-open", true],
  ["required", ["x"]],
  ["properties", { x: { description: "X.", type: "string" } }],
  ["additionalProperties", true],
  ["description", "X."],
  ["since", "1.0"],
];

/** A value with one member or item taken out, replaced or added, at a few places that differ in their pointers' last parts. */
function* mutants(whole: unknown, seen: Set<string>): Generator<{ label: string; mutant: unknown }> {
  const visit = function* (value: unknown, path: readonly string[]): Generator<{ label: string; mutant: unknown }> {
    if (typeof value !== "object" || value === null) return;
    const kind = `${path.filter((part) => /^[$a-zA-Z]+$/.test(part)).at(-1) ?? ""}: ${Object.keys(value).join()}`;
    if (path.length > 0 && !seen.has(kind)) {
      seen.add(kind);
      if (!Array.isArray(value))
        for (const [name, added] of KEYWORDS)
          if (!(name in value)) yield { label: `${path.join("/")} +${name}`, mutant: put(whole, [...path, name], added) };
      for (const name of Object.keys(value)) {
        if (!Array.isArray(value)) yield { label: `${path.join("/")} -${name}`, mutant: put(whole, [...path, name], undefined) };
        for (const junk of JUNK)
          yield { label: `${path.join("/")}/${name} = ${JSON.stringify(junk)}`, mutant: put(whole, [...path, name], junk) };
      }
    }
    for (const [name, inner] of Object.entries(value)) yield* visit(inner, [...path, name]);
  };
  yield* visit(whole, []);
}

/** A file of definitions as one file for each of them, so that a mutant costs little. */
function partsOf(whole: object): object[] {
  if (!("$defs" in whole)) return [whole];
  return Object.entries(whole.$defs as object).map(([name, schema]) => ({ ...whole, $defs: { [name]: schema as unknown } }));
}

/** A copy with another value at a path; undefined takes the member out. */
function put(value: unknown, [key = "", ...rest]: readonly string[], given: unknown): unknown {
  const inner = rest.length === 0 ? given : put((value as Record<string, unknown>)[key], rest, given);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? inner : item));
  return JSON.parse(JSON.stringify({ ...(value as object), [key]: inner })) as unknown;
}

/** A finding as the cases write it. */
function line({ file, line: row, column, message, rule, fix, edits }: LintFinding): string {
  return `${file}:${String(row)}:${String(column)}: ${message} [${rule}]; fix: ${fix}${edits === undefined ? "" : " (--fix)"}`;
}

/** The files with everything mended that can be. */
function mended(files: readonly SchemaFile[]): SchemaFile[] {
  const changed = new Map(mend(files).map(({ path, text }) => [path, text]));
  return files.map(({ path, text }) => ({ path, text: changed.get(path) ?? text }));
}

/** The authored files with the edits of a case. */
function edited({ file, edits }: Case): SchemaFile[] {
  return sources.map(({ path, text }) => ({ path, text: path === file ? edits.reduce(apply, text) : text }));
}
