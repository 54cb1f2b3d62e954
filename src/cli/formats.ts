import { githubReport, jsonReport, junitReport, type Level, type Report, sarifReport, tapReport, textReport } from "../traffic/index.js";
import { painter } from "./paint.js";

/** Forms of a report, by the name of `--format`. */
export const FORMATS = {
  text: () => textReport(painter(process.stdout, process.env)),
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  tap: tapReport,
} as const satisfies Record<string, (failOn: Level) => Report>;

/** Name of a form. */
export type Format = keyof typeof FORMATS;

/** Forms that have a place for what was exercised. */
export const WITH_COVERAGE: readonly Format[] = ["text", "json"];
