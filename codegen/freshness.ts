import { count } from "../src/json/index.js";
import type { SourceFile } from "./contract.js";

/** How a generated file on disk differs from what the schema gives now. */
export interface Difference {
  readonly path: string;
  readonly kind: "missing" | "extra" | "changed";
  /** First line that differs, counted from 1; of a changed file only. */
  readonly line?: number;
}

/** Compares generated files, byte for byte, with those on disk. */
export function compare(fresh: readonly SourceFile[], onDisk: ReadonlyMap<string, string>): Difference[] {
  const expected = new Map(fresh.map(({ path, text }) => [path, text]));
  const differences: Difference[] = [];
  for (const [path, text] of expected) {
    const other = onDisk.get(path);
    if (other === undefined) differences.push({ path, kind: "missing" });
    else if (other !== text) differences.push({ path, kind: "changed", line: firstDifference(text, other) });
  }
  for (const path of onDisk.keys()) if (!expected.has(path)) differences.push({ path, kind: "extra" });
  return differences;
}

/** What to print about them: a line each, and the one command that mends them all. */
export function report(differences: readonly Difference[]): string {
  const lines = differences.map(({ path, kind, line }) => `generated/${path}${line === undefined ? "" : `:${String(line)}`}: ${kind}`);
  return `${lines.join("\n")}\n✘ ${count(differences.length, "generated file")} out of date; run: npm run generate\n`;
}

function firstDifference(a: string, b: string): number {
  const left = a.split("\n");
  const right = b.split("\n");
  return left.findIndex((line, index) => line !== right[index]) + 1 || Math.min(left.length, right.length) + 1;
}
