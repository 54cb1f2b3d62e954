/** What the command prints in each format for programs, opened by a reader that is not ours: the same findings in all. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readGithub, readJunit, readSarif, readTap } from "../traffic/readers.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FILES = ["examples/session.ndjson", "examples/faulty.ndjson"];

/** The command's output, in the format. */
function printed(format: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/cli/main.js", "check", "--format", format, ...FILES], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, ""]);
  return stdout;
}

/** Rules of the findings in `examples/faulty.ndjson`, in their order. */
const RULES = [
  "shape/missing-member",
  "unknown/event-type",
  "envelope/out-of-range",
  "shape/wrong-value",
  "shape/wrong-type",
  "shape/wrong-value",
  "unknown/member",
  "shape/reader-form",
  "framing/not-json",
];

test.each<[format: string, rulesOf: (text: string) => readonly string[], want: readonly string[]]>([
  ["json", (text) => (JSON.parse(text) as { findings: { rule: string }[] }).findings.map(({ rule }) => rule), RULES],
  ["sarif", (text) => readSarif(text).runs[0].results.map(({ ruleId }) => ruleId), RULES],
  ["github", (text) => readGithub(text).annotations.map(({ properties }) => properties.title ?? ""), RULES],
  ["tap", (text) => readTap(text).flatMap(({ points }) => points.map(({ diag }) => String(diag?.rule))), RULES],
  // A testcase a rule, beside the one that says that the file was read.
  [
    "junit",
    (text) =>
      readJunit(text)[1]
        ?.cases.slice(1)
        .map(({ name }) => name) ?? [],
    [...new Set(RULES)],
  ],
])("%s", (format, rulesOf, want) => {
  expect(rulesOf(printed(format))).toEqual(want);
});
