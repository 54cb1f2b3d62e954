/**
 * Guards against a rule of the schema check that never fires, fires elsewhere than at the fault, or says it in words
 * that only the check's author understands. Each case edits the real files in memory, so that nothing else is wrong.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkSchema } from "../../codegen/check/index.js";
import { readSources, type SourceFile } from "../../codegen/contract.js";
import { apply, type Case, layOut } from "./check/case.js";
import { CONTRACT_CASES } from "./check/contract-cases.js";
import { DIALECT_CASES } from "./check/dialect-cases.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const authored = readSources(join(root, "schema"));
const sources = authored.map(({ path, text }) => ({ path, text: layOut(text) }));
const cases = [...DIALECT_CASES, ...CONTRACT_CASES];

test("the authored files are sound", () => {
  expect(authored.length).toBeGreaterThan(20);
  expect(checkSchema(authored)).toEqual([]);
});

describe("an edit of the authored files", () => {
  test.each(cases)("$rule: $given", (given) => {
    expect(checkSchema(edited(given))).toEqual(given.want);
  });

  test("breaks the rule that its case names", () => {
    const other = cases.filter(({ rule, want }) => !want.some((line) => line.endsWith(` [${rule}]`)));
    expect(other.map(({ given }) => given)).toEqual([]);
  });

  test("is told at a line and column that the file has", () => {
    for (const given of cases) {
      for (const line of given.want) {
        const [, path = "", row = "0", column = "0"] = /^schema\/([^:]+):(\d+):(\d+): /.exec(line) ?? [];
        const text = edited(given)
          .find((source) => source.path === path)
          ?.text.split("\n")[Number(row) - 1];
        expect(text?.length, line).toBeGreaterThanOrEqual(Number(column) - 1);
      }
    }
  });
});

describe("rule ids", () => {
  const folder = join(root, "codegen/check");
  const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  // Ids stand in quotes, or in brackets within a line that is put together at once.
  const inCode = new Set(code.flatMap((text) => [...text.matchAll(/["[](schema\/[a-z]+(?:-[a-z]+)*)["\]]/g)].map(([, id]) => id)));

  test("in the code are the ids of the cases", () => {
    expect(inCode.size).toBeGreaterThan(10);
    expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual([...inCode].sort());
  });

  test("in schema/README.md are the same", () => {
    const guide = readFileSync(join(root, "schema/README.md"), "utf8");
    expect([...guide.matchAll(/^\| `(schema\/[a-z-]+)` \|/gm)].map(([, id]) => id).sort()).toEqual([...inCode].sort());
  });

  test("are these", () => {
    expect([...inCode].sort()).toEqual([
      "schema/described",
      "schema/dialect",
      "schema/duplicate-key",
      "schema/error-code",
      "schema/evidence",
      "schema/gate",
      "schema/json",
      "schema/reachable",
      "schema/reference",
      "schema/registry",
      "schema/registry-names",
      "schema/registry-reference",
      "schema/required-member",
      "schema/rule-twice",
      "schema/rules",
      "schema/tag",
      "schema/unique-name",
    ]);
  });
});

/** The authored files with the edits of a case. */
function edited({ file, edits }: Case): SourceFile[] {
  return sources.map(({ path, text }) => ({ path, text: path === file ? edits.reduce(apply, text) : text }));
}
