import { count } from "../../json/index.js";
import type { FileSummary } from "../checker.js";
import type { CoverageReport } from "../coverage/coverage.js";
import type { Finding, Level } from "../finding.js";

/** Totals over all inputs. */
export interface Summary {
  readonly files: number;
  readonly messages: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  /** Findings that a baseline accepts, beside those above; only where there is a baseline. */
  readonly accepted?: number;
}

/** Writes findings as they come, so that none needs to be kept. Each call returns the text to print. */
export interface Report {
  finding(finding: Finding): string;
  /** An input is done. */
  file(summary: FileSummary): string;
  /** All inputs are done. Only some forms have a place for what was exercised. */
  end(coverage?: CoverageReport): string;
}

/** Adds up the inputs. */
export function total(files: readonly FileSummary[]): Summary {
  const accepted = files.reduce((n, file) => n + (file.accepted ?? 0), 0);
  const sum = (level: Level) => files.reduce((n, { findings }) => n + findings[level], 0);
  return {
    files: files.length,
    messages: files.reduce((n, { messages }) => n + messages, 0),
    errors: sum("error"),
    warnings: sum("warning"),
    notes: sum("note"),
    ...(files.some((file) => file.accepted !== undefined) ? { accepted } : {}),
  };
}

/** The totals as a sentence without its end: `6 errors and 1 note in 27 messages of 2 files`. */
export function inWords({ files, messages, errors, warnings, notes, accepted = 0 }: Summary): string {
  if (files === 0) return "nothing was checked";
  const known = accepted === 0 ? "" : `, ${String(accepted)} accepted by the baseline`;
  const where = `${count(messages, "message")} of ${count(files, "file")}${known}`;
  if (errors + warnings + notes === 0) return `nothing to report in ${where}`;
  const parts = [
    errors > 0 ? count(errors, "error") : "",
    warnings > 0 ? count(warnings, "warning") : "",
    notes > 0 ? count(notes, "note") : "",
  ].filter((part) => part !== "");
  return `${list(parts)} in ${where}`;
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}
