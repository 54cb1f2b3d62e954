import {
  diff as compare,
  githubDiff,
  jsonDiff,
  type Judged,
  markdownDiff,
  type Outcome,
  type Position,
  positionsIn,
  SourceError,
  type SourceFile,
  textDiff,
  type Verdict,
  VERDICTS,
  type Waiver,
  waiversIn,
  withWaivers,
} from "../evolve/index.js";
import { contractFiles } from "./contract-files.js";
import { DIFF_HELP } from "./evolve-help.js";
import { EXIT } from "./exit.js";
import { readJsonFile } from "./json-file.js";
import { readArguments } from "./options.js";
import { painter } from "./paint.js";
import { ReadError } from "./read-error.js";
import { UsageError } from "./usage-error.js";

const FORMATS: Readonly<Record<string, (judged: Judged) => string>> = {
  text: (judged) => textDiff(judged, painter(process.stdout, process.env)),
  json: jsonDiff,
  markdown: markdownDiff,
  github: githubDiff,
};

const OPTIONS = {
  format: { values: Object.keys(FORMATS) },
  "fail-on": { values: VERDICTS },
  waivers: { value: "a file" },
  help: { short: "h" },
} as const;

/** `ask-protocol diff`: compares two versions of a contract and reports; returns the exit code. @throws UsageError */
export async function diff(args: readonly string[]): Promise<number> {
  const { options, operands } = readArguments(args, OPTIONS);
  if (options.get("help") === true) {
    process.stdout.write(DIFF_HELP);
    return EXIT.clean;
  }
  const [old, now] = operands;
  if (old === undefined || now === undefined || operands.length > 2)
    throw new UsageError(`diff takes two versions, OLD and NEW, not ${String(operands.length)}`);
  const file = options.get("waivers");
  const waivers = typeof file === "string" ? await readWaivers(file) : [];
  try {
    const sides = [await contractFiles(old), await contractFiles(now)] as const;
    const outcome = judged(() => compare(...sides));
    if (!outcome.ok) return refuse(outcome, sides.flat());
    const result = withWaivers(outcome.findings, waivers, new Date().toISOString().slice(0, 10));
    process.stdout.write((FORMATS[String(options.get("format") ?? "text")] ?? jsonDiff)(result));
    for (const line of result.stale) process.stderr.write(`ask-protocol: ${String(file)}: ${line}\n`);
    const failOn = (options.get("fail-on") ?? "major") as Verdict;
    const fails = result.verdict !== null && VERDICTS.indexOf(result.verdict) <= VERDICTS.indexOf(failOn);
    return fails || result.stale.length > 0 ? EXIT.findings : EXIT.clean;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    process.stderr.write(`ask-protocol: ${error.message}\n`);
    return EXIT.unreadable;
  }
}

/** Tells everything that cannot be judged; nothing is called safe then. */
export function refuse({ unjudged }: Extract<Outcome, { ok: false }>, files: readonly SourceFile[]): number {
  const places = positionsIn({ texts: new Map(files.map(({ path, text }) => [path, text])) }, unjudged);
  for (const [index, { message }] of unjudged.entries()) {
    const { file, line, column, pointer } = places[index] as Position;
    process.stderr.write(`ask-protocol: ${file}:${String(line)}:${String(column)}: ${message} at ${pointer}\n`);
  }
  return EXIT.unreadable;
}

/** Runs a comparison. @throws ReadError where a side is no contract */
export function judged<T>(compare: () => T): T {
  try {
    return compare();
  } catch (error) {
    if (error instanceof SourceError) throw new ReadError(error.message);
    throw error;
  }
}

async function readWaivers(file: string): Promise<readonly Waiver[]> {
  const value = await readJsonFile(file);
  if (value === undefined) throw new UsageError(`cannot read ${file}: there is no such file`);
  const { waivers, faults } = waiversIn(value);
  if (faults.length > 0) throw new UsageError(faults.map((fault) => `${file}: ${fault}`).join("\nask-protocol: "));
  return waivers;
}
