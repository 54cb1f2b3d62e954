/** Whether every language comes to the same verdict on every case. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Suite, writeSuites } from "./cases.js";
import { DIFFERENCES } from "./differences.js";
import { LIBRARIES, type Library } from "./libraries.js";
import { type Outcome, type Setting, table } from "./part.js";
import { attempt, missingTool, run, timed } from "./tool.js";

/** How many cases are quoted where a language differs. */
const QUOTED = 10;

/** Each library judges each suite: one check each. A difference that nobody explained fails, and so does an explained one that is gone. */
export function verdicts({ folder, print }: Setting): Outcome {
  const suites = writeSuites(join(folder, "cases"));
  const rows = [["language", "library", "version", "cases", "count", "agree", "known", "differ", "seconds"]];
  const failures: string[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const library of LIBRARIES) {
    const { language, name, version } = library;
    const missing = missingTool(library.tools);
    if (missing !== undefined) {
      skipped.push(`${language} ${name}: no ${missing}`);
      continue;
    }
    const [command, seconds] = timed(() => attempt(() => library.build(folder)));
    rows.push([language, name, version, "(build)", "", "", "", "", seconds]);
    if (command instanceof Error) {
      failures.push(command.message);
      continue;
    }
    const known = DIFFERENCES.filter((difference) => difference.library === `${language} ${name}`).map(({ label }) => label);
    const seen = new Set<string>();
    for (const suite of suites) {
      const [judged, took] = timed(() => attempt(() => judge(command, suite, folder)));
      if (judged instanceof Error) {
        failures.push(judged.message);
        continue;
      }
      const differing = suite.verdicts.flatMap((verdict, index) => (judged[index] === verdict ? [] : [suite.labelOf(index)]));
      const unexplained = differing.filter((label) => !known.includes(label));
      for (const label of differing) seen.add(label);
      const { length: count } = suite.verdicts;
      const numbers = [count, count - differing.length, differing.length - unexplained.length, unexplained.length];
      rows.push([language, name, version, suite.name, ...numbers.map(String), took]);
      if (unexplained.length === 0) passed += 1;
      else failures.push(quote(library, suite, unexplained));
    }
    const gone = known.filter((label) => !seen.has(label));
    failures.push(...gone.map((label) => `differences.md: ${language} ${name} agrees on ${label}`));
  }
  print(table(rows));
  return { passed, failures, skipped };
}

/** The verdicts of a program on the cases of a suite, in order. */
function judge(command: readonly string[], { name, schema, cases, verdicts: { length } }: Suite, folder: string): boolean[] {
  const output = join(folder, "verdicts");
  run([...command, schema, cases], folder, { output });
  const lines = readFileSync(output, "utf8").split("\n").slice(0, -1);
  const strange = lines.find((line) => line !== "true" && line !== "false");
  if (strange !== undefined) throw new Error(`${name}: expected true or false, got ${strange}`);
  if (lines.length !== length) throw new Error(`${name}: expected ${String(length)} verdicts, got ${String(lines.length)}`);
  return lines.map((line) => line === "true");
}

function quote({ language, name }: Library, suite: Suite, labels: readonly string[]): string {
  const shown = labels.slice(0, QUOTED).map((label) => `\n  ${label}`);
  return `${language} ${name}: another verdict on ${String(labels.length)} of ${suite.name}:${shown.join("")}`;
}
