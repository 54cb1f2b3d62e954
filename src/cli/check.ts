import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import {
  Checker,
  type CheckOptions,
  type FileSummary,
  githubReport,
  jsonReport,
  junitReport,
  type Level,
  type Protocol,
  LEVELS,
  reaches,
  type Report,
  sarifReport,
  tapReport,
  textReport,
} from "../traffic/index.js";
import { EXIT } from "./exit.js";
import { CHECK_HELP } from "./help.js";
import { type Arguments, readArguments } from "./options.js";
import { painter } from "./paint.js";
import { Progress } from "./progress.js";
import { UsageError } from "./usage-error.js";

const REPORTS = {
  text: () => textReport(painter(process.stdout, process.env)),
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  tap: tapReport,
} as const satisfies Record<string, (failOn: Level) => Report>;

const OPTIONS = {
  protocol: { values: ["auto", "ask", "acp"] },
  stability: { values: ["stable", "unstable"] },
  format: { values: Object.keys(REPORTS) },
  "fail-on": { values: LEVELS },
  quiet: {},
  "max-line": { value: "a number of MiB" },
  help: { short: "h" },
} as const;

/** An input that cannot be read. */
class ReadError extends Error {}

/** `ask-protocol check`: reads, checks and reports; returns the exit code. @throws UsageError */
export async function check(args: readonly string[]): Promise<number> {
  const parsed = readArguments(args, OPTIONS);
  if (parsed.options.has("help")) {
    process.stdout.write(CHECK_HELP);
    return EXIT.clean;
  }
  if (parsed.operands.length === 0) throw new UsageError("no file given; name one or more, or - for standard input");
  const failOn = (parsed.options.get("fail-on") ?? "error") as Level;
  const shown: Level = parsed.options.has("quiet") ? failOn : "note";
  const report = REPORTS[(parsed.options.get("format") ?? "text") as keyof typeof REPORTS](failOn);
  const progress = new Progress(process.stderr);
  const protocol = parsed.options.get("protocol") ?? "auto";
  const options: CheckOptions = {
    ...(protocol === "auto" ? {} : { protocol: protocol as Protocol }),
    stability: (parsed.options.get("stability") ?? "unstable") as "stable" | "unstable",
    maxLine: maxLine(parsed),
  };

  const summaries: FileSummary[] = [];
  let unreadable = false;
  for (const file of parsed.operands) {
    try {
      summaries.push(await checkFile(file, report, progress, shown, options));
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      progress.clear();
      process.stderr.write(`ask-protocol: ${error.message}\n`);
      unreadable = true;
    }
  }
  progress.clear();
  await print(report.end());
  if (unreadable) return EXIT.unreadable;
  const failed = summaries.some(({ findings }) => LEVELS.some((level) => reaches(level, failOn) && findings[level] > 0));
  return failed ? EXIT.findings : EXIT.clean;
}

async function checkFile(file: string, report: Report, progress: Progress, shown: Level, options: CheckOptions): Promise<FileSummary> {
  const { chunks, size } = await open(file);
  const checker = new Checker(file, options);
  let done = 0;
  const tell = async (findings: Iterable<ReturnType<typeof checker.push> extends Iterable<infer F> ? F : never>) => {
    let text = "";
    for (const finding of findings) if (reaches(finding.level, shown)) text += report.finding(finding);
    if (text === "") return;
    progress.clear();
    await print(text);
  };
  try {
    for await (const chunk of chunks) {
      await tell(checker.push(chunk as Uint8Array));
      done += (chunk as Uint8Array).length;
      progress.update(file, done, size);
    }
  } catch (error) {
    // Lines before the fault have been checked and told.
    throw isSystemError(error) ? new ReadError(`cannot read ${file}: ${reason(error)}`) : error;
  }
  await tell(checker.end());
  await print(report.file(checker.summary()));
  return checker.summary();
}

async function open(file: string): Promise<{ chunks: AsyncIterable<unknown>; size: number | undefined }> {
  if (file === "-") return { chunks: process.stdin, size: undefined };
  try {
    const about = await stat(file);
    if (about.isDirectory())
      throw new ReadError(`cannot read ${file}: it is a folder; name the files in it, such as ${file.replace(/\/$/, "")}/*.ndjson`);
    return { chunks: createReadStream(file, { highWaterMark: 256 * 1024 }), size: about.isFile() ? about.size : undefined };
  } catch (error) {
    throw isSystemError(error) ? new ReadError(`cannot read ${file}: ${reason(error)}`) : error;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && "syscall" in error;
}

function reason(error: NodeJS.ErrnoException): string {
  const words: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file",
    EACCES: "permission denied",
    EISDIR: "it is a folder",
  };
  return words[error.code ?? ""] ?? error.message;
}

/** Bytes of the longest line to judge. */
function maxLine({ options }: Arguments): number {
  const given = options.get("max-line") ?? "64";
  const mebibytes = Number(given);
  // V8 holds no string of more than 512 MiB.
  if (!(mebibytes > 0 && mebibytes <= 500))
    throw new UsageError(`--max-line is a number of MiB above 0 and up to 500, not "${String(given)}"`);
  return Math.floor(mebibytes * 1024 * 1024);
}

/** Writes to standard output and waits while it is full, so that a slow reader does not fill memory. */
async function print(text: string): Promise<void> {
  if (text === "" || process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once("drain", resolve));
}
