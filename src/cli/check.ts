import { Checker, Coverage, coverageText, type FileSummary, type Finding, LEVELS, reaches } from "../traffic/index.js";
import { Acceptance } from "./acceptance.js";
import { CHECK_OPTIONS } from "./check-options.js";
import { EXIT } from "./exit.js";
import { explain } from "./explain.js";
import { FORMATS, WITH_COVERAGE } from "./formats.js";
import { CHECK_HELP } from "./help.js";
import { inputsOf } from "./inputs.js";
import { open } from "./open.js";
import { readArguments } from "./options.js";
import { Progress } from "./progress.js";
import { ReadError } from "./read-error.js";
import { type Settings, settingsOf } from "./settings.js";

/** `ask-protocol check`: reads, checks and reports; returns the exit code. @throws UsageError */
export async function check(args: readonly string[]): Promise<number> {
  const parsed = readArguments(args, CHECK_OPTIONS);
  if (parsed.options.get("help") === true) {
    process.stdout.write(CHECK_HELP);
    return EXIT.clean;
  }
  const rule = parsed.options.get("explain");
  if (typeof rule === "string") {
    process.stdout.write(explain(rule));
    return EXIT.clean;
  }
  return run(await settingsOf(parsed));
}

/** Parts of a run that what is done for one file needs. */
interface Run {
  readonly settings: Settings;
  readonly report: ReturnType<(typeof FORMATS)[keyof typeof FORMATS]>;
  readonly progress: Progress;
  readonly acceptance: Acceptance | undefined;
  readonly coverage: Coverage | undefined;
}

async function run(settings: Settings): Promise<number> {
  const { failOn, format, coverageMin } = settings;
  const progress = new Progress(process.stderr);
  const report = FORMATS[format](failOn);
  const acceptance = await Acceptance.of(settings);
  const coverage = settings.coverage || coverageMin !== undefined ? new Coverage(settings.check) : undefined;
  const parts: Run = { settings, report, progress, acceptance, coverage };

  const summaries: FileSummary[] = [];
  const refused: ReadError[] = [];
  const refuse = (error: ReadError) => {
    progress.clear();
    process.stderr.write(`ask-protocol: ${error.message}\n`);
    refused.push(error);
  };
  for (const operand of settings.files) {
    for await (const file of inputsOf(operand)) {
      if (file instanceof ReadError) {
        refuse(file);
        continue;
      }
      try {
        const { summary, fault } = await checkFile(file, parts);
        summaries.push(summary);
        if (fault === undefined) acceptance?.whole(file);
        else refuse(fault);
      } catch (error) {
        if (!(error instanceof ReadError)) throw error;
        refuse(error);
      }
    }
  }
  progress.clear();
  const exercised = coverage?.report();
  const told = settings.coverage ? exercised : undefined;
  await print(report.end(told));
  if (told !== undefined && !WITH_COVERAGE.includes(format)) process.stderr.write(coverageText(told));
  if (refused.length > 0) {
    if (settings.writesBaseline) process.stderr.write("ask-protocol: no baseline was written: not every file could be read\n");
    return EXIT.unreadable;
  }
  const isStale = (await acceptance?.end()) === false;
  const isUncovered = exercised !== undefined && 100 * exercised.exercised < (coverageMin ?? 0) * Math.max(1, exercised.total);
  if (isUncovered)
    process.stderr.write(
      `ask-protocol: coverage too low: expected at least ${String(coverageMin)} %, got ${String(exercised.percent)} % (${String(exercised.exercised)} of ${String(exercised.total)})\n`,
    );
  const failed = summaries.some(({ findings }) => LEVELS.some((level) => reaches(level, failOn) && findings[level] > 0));
  return failed || isStale || isUncovered ? EXIT.findings : EXIT.clean;
}

/** What came of a file, and the fault that ended it early. @throws ReadError where nothing of it can be read */
async function checkFile(
  file: string,
  { settings, report, progress, acceptance, coverage }: Run,
): Promise<{ summary: FileSummary; fault: ReadError | undefined }> {
  const input = await open(file);
  const checker = new Checker(file, { ...settings.check, ...(coverage === undefined ? {} : { coverage }) });
  const tell = async (findings: Iterable<Finding>) => {
    let text = "";
    for (const finding of findings) {
      if (acceptance?.accepts(finding) === true) continue;
      if (reaches(finding.level, settings.shown)) text += report.finding(finding);
    }
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
  const summary = acceptance?.withoutAccepted(checker.summary()) ?? checker.summary();
  await print(report.file(summary));
  return { summary, fault };
}

/** Writes to standard output and waits while it is full, so that a slow reader does not fill memory. */
async function print(text: string): Promise<void> {
  if (text === "" || process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once("drain", resolve));
}
