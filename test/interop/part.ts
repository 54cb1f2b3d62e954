/** What a part of the interoperability run is given, and what it tells. */

/** Where a part builds, and how it prints. */
export interface Setting {
  /** A folder of its own that stays between runs, so that what was built is built once. */
  readonly folder: string;
  readonly print: (text: string) => void;
}

/** How a part ended: checks that passed, a line for each that failed, and for each that could not run, the tool it lacks. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly skipped: readonly string[];
}

/** One part of the run. */
export type Part = (setting: Setting) => Outcome | Promise<Outcome>;

/** A table in columns as wide as their widest cell; numbers are for the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    /^[\d.,]+$/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
