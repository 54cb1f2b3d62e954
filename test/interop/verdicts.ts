/** Whether every language comes to the same verdict on every case. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Suite, writeSuites } from "./cases.js";
import { type Difference, DIFFERENCES } from "./differences.js";
import { LIBRARIES, type Library } from "./libraries.js";
import { type Outcome, type Setting, table } from "./part.js";
import { attempt, missingTool, run, timed } from "./tool.js";

/** How many cases are quoted where a language differs. */
const QUOTED = 10;

/** The part of the run: every library, every suite. */
export function verdicts(setting: Setting): Outcome {
  return judgeAll(LIBRARIES, writeSuites(join(setting.folder, "cases")), DIFFERENCES, setting);
}

/** Each library judges each suite: one check each. A difference that nobody explained fails, and so does an explained one that is gone. */
export function judgeAll(
  libraries: readonly Library[],
  suites: readonly Suite[],
  differences: readonly Difference[],
  { folder, print }: Setting,
): Outcome {
  const rows = [["language", "library", "version", "cases", "count", "agree", "known", "differ", "seconds"]];
  const failures: string[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const { language, name, version, tools, build } of libraries) {
    const title = `${language} ${name}`;
    const missing = missingTool(tools);
    if (missing !== undefined) {
      skipped.push(`${title}: no ${missing}`);
      continue;
    }
    const [command, building] = timed(() => attempt(() => build(folder)));
    if (command instanceof Error) {
      failures.push(`${title}: ${command.message}`);
      continue;
    }
    rows.push([language, name, version, "(build)", "", "", "", "", building]);
    const known = new Set(differences.filter(({ library }) => library === title).map(({ label }) => label));
    const gone = new Set(known);
    for (const suite of suites) {
      const [judged, seconds] = timed(() => attempt(() => judge(command, suite, folder)));
      if (judged instanceof Error) {
        failures.push(`${title}: ${suite.name}: ${judged.message}`);
        continue;
      }
      const differing = suite.verdicts.flatMap((verdict, index) => (judged[index] === verdict ? [] : [suite.labelOf(index)]));
      const unexplained = differing.filter((label) => !known.has(label));
      for (const label of differing) gone.delete(label);
      const { length: count } = suite.verdicts;
      const numbers = [count, count - differing.length, differing.length - unexplained.length, unexplained.length];
      rows.push([language, name, version, suite.name, ...numbers.map(String), seconds]);
      if (unexplained.length === 0) passed += 1;
      else failures.push(`${title}: ${suite.name}: another verdict on ${quoted(unexplained)}`);
    }
    for (const label of gone) failures.push(`${title}: a difference of differences.md that is none any more: ${label}`);
  }
  print(table(rows));
  return { passed, failures, skipped };
}

/** The verdicts of a program on the cases of a suite, in order. */
function judge(command: readonly string[], { schema, cases, verdicts: { length } }: Suite, folder: string): boolean[] {
  const output = join(folder, "verdicts");
  run([...command, schema, cases], folder, { output });
  const lines = readFileSync(output, "utf8").split("\n").slice(0, -1);
  const strange = lines.find((line) => line !== "true" && line !== "false");
  if (strange !== undefined) throw new Error(`a strange verdict: expected true or false, got ${strange}`);
  if (lines.length !== length) throw new Error(`too few or too many verdicts: expected ${String(length)}, got ${String(lines.length)}`);
  return lines.map((line) => line === "true");
}

function quoted(labels: readonly string[]): string {
  const more = labels.length > QUOTED ? ` and ${String(labels.length - QUOTED)} more` : "";
  return labels.slice(0, QUOTED).join(", ") + more;
}
