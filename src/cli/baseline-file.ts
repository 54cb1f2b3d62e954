import { writeFile } from "node:fs/promises";
import { didYouMean, issue } from "../contract/index.js";
import { append, describe, has, isObject, quote } from "../json/index.js";
import { type Accepted, RULES, type Stale } from "../traffic/index.js";
import { readJsonFile } from "./json-file.js";
import { ReadError, systemFault } from "./read-error.js";
import { UsageError } from "./usage-error.js";

/** Version of the form of the file. */
const VERSION = 1;
/** Members of an entry, in the order in which they are written. */
const ENTRY = { file: "string", rule: "string", pointer: "string", message: "string", count: "integer" } as const;
/** Entries that are told one by one. */
const MOST_TOLD = 20;

/** The entries of a baseline; `undefined` where there is no such file. @throws UsageError that says what is wrong with it */
export async function readBaseline(file: string): Promise<readonly Accepted[] | undefined> {
  const value = await readJsonFile(file);
  if (value === undefined) return undefined;
  const faults = [...faultsOf(file, value)];
  if (faults.length > 0) throw new UsageError(faults.slice(0, MOST_TOLD).join("\n"));
  return (value as { findings: readonly Accepted[] }).findings;
}

/** Writes a baseline, which stays the same byte by byte where the findings do. @throws UsageError where that cannot be */
export async function writeBaseline(file: string, entries: readonly Accepted[]): Promise<void> {
  const findings = entries.map((entry) => Object.fromEntries(Object.keys(ENTRY).map((name) => [name, entry[name as keyof Accepted]])));
  try {
    await writeFile(file, `${JSON.stringify({ version: VERSION, findings }, null, 2)}\n`);
  } catch (error) {
    const fault = systemFault(file, error);
    throw fault instanceof ReadError ? new UsageError(fault.message.replace("cannot read", "cannot write")) : fault;
  }
}

/** Says which entries are stale, a line each, and how to mend that. */
export function staleText(file: string, stale: readonly Stale[]): string {
  const lines = stale
    .slice(0, MOST_TOLD)
    .map(
      ({ entry, index, found }) =>
        `${file}: stale entry at /findings/${String(index)}: expected ${String(entry.count)} of ${entry.rule} in ${entry.file}, got ${String(found)}: ${quote(entry.message)}`,
    );
  const more = stale.length - lines.length;
  const others = more > 0 ? [`${file}: and ${String(more)} more stale`] : [];
  return [...lines, ...others, `${file}: run again with --write-baseline to take them out`]
    .map((line) => `ask-protocol: ${line}\n`)
    .join("");
}

function* faultsOf(file: string, value: unknown): Generator<string> {
  const wrong = (pointer: string, expected: string, got: unknown, meant?: ReturnType<typeof didYouMean>) =>
    issue("shape/wrong-type", file, "not a baseline", pointer, expected, describe(got), meant).message;
  if (!isObject(value)) {
    yield wrong("", "object", value);
    return;
  }
  if (value.version !== VERSION) yield wrong("/version", `${String(VERSION)}, the version that this command writes`, value.version);
  if (!Array.isArray(value.findings)) {
    yield wrong("/findings", "array", value.findings);
    return;
  }
  for (const [index, entry] of (value.findings as unknown[]).entries()) {
    const at = append("/findings", index);
    if (!isObject(entry)) {
      yield wrong(at, "object", entry);
      continue;
    }
    for (const [name, type] of Object.entries(ENTRY)) {
      const member = entry[name];
      const isRight = type === "string" ? typeof member === "string" : Number.isInteger(member) && Number(member) >= 1;
      if (!isRight) yield wrong(append(at, name), type === "string" ? type : "integer of at least 1", member);
    }
    const { rule } = entry;
    if (typeof rule === "string" && !has(RULES, rule))
      yield wrong(append(at, "rule"), "the id of a rule", rule, didYouMean(rule, Object.keys(RULES)));
  }
}
