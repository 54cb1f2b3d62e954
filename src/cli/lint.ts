import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lint as judge, LINT_RULES, lintGithub, lintJson, lintText, mend, type SchemaFile } from "../evolve/lint/index.js";
import { EXIT } from "./exit.js";
import { LINT_HELP } from "./help.js";
import { readArguments, suggestion } from "./options.js";
import { ReadError, systemFault } from "./read-error.js";
import { UsageError } from "./usage-error.js";

/** Forms of a report, by the name of `--format`. */
const REPORTS = { text: lintText, json: lintJson, github: lintGithub } as const;

/** All options of `lint`. */
export const LINT_OPTIONS = {
  fix: {},
  format: { values: Object.keys(REPORTS) },
  explain: { value: "the id of a rule" },
  help: { short: "h" },
} as const;

/** `ask-protocol lint`: judges the files of a schema folder, and mends what is mechanical; returns the exit code. @throws UsageError */
export async function lint(args: readonly string[]): Promise<number> {
  const { options, operands } = readArguments(args, LINT_OPTIONS);
  if (options.get("help") === true) {
    process.stdout.write(LINT_HELP);
    return EXIT.clean;
  }
  const rule = options.get("explain");
  if (typeof rule === "string") {
    process.stdout.write(explain(rule));
    return EXIT.clean;
  }
  const [folder = "schema", ...others] = operands;
  if (others.length > 0) throw new UsageError(`one folder at a time; got ${operands.join(" ")}`);
  let files: readonly SchemaFile[];
  try {
    files = await filesOf(folder);
    if (options.get("fix") === true) files = await mended(folder, files);
  } catch (error) {
    const fault = systemFault(folder, error);
    if (!(fault instanceof ReadError)) throw fault;
    process.stderr.write(`ask-protocol: ${fault.message}\n`);
    return EXIT.unreadable;
  }
  const findings = judge(files);
  process.stdout.write(REPORTS[(options.get("format") ?? "text") as keyof typeof REPORTS](folder, findings, files.length));
  return findings.length > 0 ? EXIT.findings : EXIT.clean;
}

/** The files of JSON below a folder, sorted by path. @throws ReadError where there is none */
async function filesOf(folder: string): Promise<SchemaFile[]> {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".json"));
  if (!names.some((name) => name.endsWith(".schema.json"))) throw new ReadError(`cannot read ${folder}: there is no *.schema.json in it`);
  return Promise.all(names.sort().map(async (path) => ({ path, text: await readFile(join(folder, path), "utf8") })));
}

/** Writes what `--fix` changes, says so on standard error, and gives the files as they are then. */
async function mended(folder: string, files: readonly SchemaFile[]): Promise<SchemaFile[]> {
  const changed = mend(files);
  for (const { path, text, rules } of changed) {
    await writeFile(join(folder, path), text);
    process.stderr.write(`ask-protocol: ${join(folder, path)}: mended ${[...new Set(rules)].sort().join(", ")}\n`);
  }
  const texts = new Map(changed.map(({ path, text }) => [path, text]));
  return files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}

/** What a rule asks for and why, or a line for each of them. @throws UsageError for a name of none */
function explain(name: string): string {
  if (name === "schema") return LINT_RULES.map(({ id, text }) => `${id}: ${text}\n`).join("");
  const rule = LINT_RULES.find(({ id }) => id === name || id === `schema/${name}`);
  const ids = LINT_RULES.map(({ id }) => id);
  if (rule === undefined) throw new UsageError(`there is no rule ${name}${suggestion(name, ids) || "; --explain schema lists them"}`);
  return `${rule.id}\n  ${rule.text}\n  Why: ${rule.why}\n`;
}
