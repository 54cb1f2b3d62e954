import { Coverage, coverageText, type FileSummary, LEVELS, reaches } from "../traffic/index.js";
import { Acceptance } from "./acceptance.js";
import { CHECK_OPTIONS } from "./check-options.js";
import { EXIT } from "./exit.js";
import { explain } from "./explain.js";
import { FORMATS, WITH_COVERAGE } from "./formats.js";
import { CHECK_HELP } from "./help.js";
import type { Stretch } from "./judge.js";
import { judgeAll } from "./judge-all.js";
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
}

async function run(settings: Settings): Promise<number> {
  const { failOn, format, coverageMin } = settings;
  const progress = new Progress(process.stderr);
  const report = FORMATS[format](failOn);
  const acceptance = await Acceptance.of(settings);
  const coverage = settings.coverage || coverageMin !== undefined ? new Coverage(settings.check) : undefined;
  const parts: Run = { settings, report, progress, acceptance };

  const summaries: FileSummary[] = [];
  const refused: string[] = [];
  const refuse = (fault: string) => {
    progress.clear();
    process.stderr.write(`ask-protocol: ${fault}\n`);
    refused.push(fault);
  };
  const task = { check: settings.check, extensions: settings.extensions, pattern: settings.pattern, isCovered: coverage !== undefined };
  for await (const judged of judgeAll(settings.files, settings.jobs, task)) {
    if (judged instanceof ReadError) {
      refuse(judged.message);
      continue;
    }
    for await (const part of judged.parts) {
      if (!("summary" in part)) {
        await tell(judged.file, part, parts);
        continue;
      }
      const { summary, fault, exercised } = part;
      if (exercised !== undefined) coverage?.add(exercised);
      if (summary !== undefined) {
        const shown = acceptance?.withoutAccepted(summary) ?? summary;
        summaries.push(shown);
        await print(report.file(shown));
      }
      if (fault === undefined) acceptance?.whole(judged.file);
      else refuse(fault);
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

/** Prints what was found in a stretch of a file, but for what is accepted or not to be shown. */
async function tell(file: string, { findings, done, size }: Stretch, { settings, report, progress, acceptance }: Run): Promise<void> {
  let text = "";
  for (const finding of findings) {
    if (acceptance?.accepts(finding) === true) continue;
    if (reaches(finding.level, settings.shown)) text += report.finding(finding);
  }
  if (text !== "") {
    progress.clear();
    await print(text);
  }
  progress.update(file, done, size);
}

/** Writes to standard output and waits while it is full, so that a slow reader does not fill memory. */
async function print(text: string): Promise<void> {
  if (text === "" || process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once("drain", resolve));
}
