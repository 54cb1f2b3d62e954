import type { FileSummary } from "../checker.js";
import type { Finding, Level } from "../finding.js";

/** Totals over all inputs. */
export interface Summary {
  readonly files: number;
  readonly messages: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** Writes findings as they come, so that none needs to be kept. Each call returns the text to print. */
export interface Report {
  finding(finding: Finding): string;
  /** An input is done. */
  file(summary: FileSummary): string;
  /** All inputs are done. */
  end(): string;
}

/** Adds up the inputs. */
export function total(files: readonly FileSummary[]): Summary {
  const sum = (level: Level) => files.reduce((n, { findings }) => n + findings[level], 0);
  return {
    files: files.length,
    messages: files.reduce((n, { messages }) => n + messages, 0),
    errors: sum("error"),
    warnings: sum("warning"),
    notes: sum("note"),
  };
}
