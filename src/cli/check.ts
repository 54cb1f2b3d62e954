import {
  Checker,
  type CheckOptions,
  type Finding,
  type FileSummary,
  githubReport,
  jsonReport,
  junitReport,
  type Level,
  type Protocol,
  LEVELS,
  LogPattern,
  reaches,
  type Report,
  sarifReport,
  tapReport,
  type Sender,
  textReport,
} from "../traffic/index.js";
import { EXIT } from "./exit.js";
import { CHECK_HELP } from "./help.js";
import { inputsOf } from "./inputs.js";
import { open } from "./open.js";
import { type Arguments, readArguments } from "./options.js";
import { painter } from "./paint.js";
import { Progress } from "./progress.js";
import { ReadError } from "./read-error.js";
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
  sender: { values: ["client", "agent"] },
  pattern: { value: "a regular expression" },
  "max-line": { value: "a number of MiB" },
  "no-rules": {},
  help: { short: "h" },
} as const;

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
    conversationRules: !parsed.options.has("no-rules"),
    sender: (parsed.options.get("sender") ?? "client") as Sender,
    ...patternOf(parsed),
  };

  const summaries: FileSummary[] = [];
  const refused: ReadError[] = [];
  const refuse = (error: ReadError) => {
    progress.clear();
    process.stderr.write(`ask-protocol: ${error.message}\n`);
    refused.push(error);
  };
  for (const operand of parsed.operands) {
    for await (const file of inputsOf(operand)) {
      if (file instanceof ReadError) {
        refuse(file);
        continue;
      }
      try {
        const { summary, fault } = await checkFile(file, report, progress, shown, options);
        summaries.push(summary);
        if (fault !== undefined) refuse(fault);
      } catch (error) {
        if (!(error instanceof ReadError)) throw error;
        refuse(error);
      }
    }
  }
  progress.clear();
  await print(report.end());
  if (refused.length > 0) return EXIT.unreadable;
  const failed = summaries.some(({ findings }) => LEVELS.some((level) => reaches(level, failOn) && findings[level] > 0));
  return failed ? EXIT.findings : EXIT.clean;
}

/** What came of a file, and the fault that ended it early. @throws ReadError where nothing of it can be read */
async function checkFile(
  file: string,
  report: Report,
  progress: Progress,
  shown: Level,
  options: CheckOptions,
): Promise<{ summary: FileSummary; fault: ReadError | undefined }> {
  const input = await open(file);
  const checker = new Checker(file, options);
  const tell = async (findings: Iterable<Finding>) => {
    let text = "";
    for (const finding of findings) if (reaches(finding.level, shown)) text += report.finding(finding);
    if (text === "") return;
    progress.clear();
    await print(text);
  };
  let taken = 0;
  let fault: ReadError | undefined;
  try {
    for await (const chunk of input.chunks) {
      taken += 1;
      await tell(checker.push(chunk));
      progress.update(file, input.done(), input.size);
    }
  } catch (error) {
    if (!(error instanceof ReadError) || taken === 0) throw error;
    fault = error;
  }
  await tell(checker.end({ isCut: fault !== undefined }));
  await print(report.file(checker.summary()));
  return { summary: checker.summary(), fault };
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

/** The form of a log that is not a common one. */
function patternOf({ options }: Arguments): Pick<CheckOptions, "pattern"> {
  const given = options.get("pattern");
  if (typeof given !== "string") return {};
  try {
    return { pattern: new LogPattern(given) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(`--pattern cannot be used: ${error.message}`);
  }
}

/** Writes to standard output and waits while it is full, so that a slow reader does not fill memory. */
async function print(text: string): Promise<void> {
  if (text === "" || process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once("drain", resolve));
}
