import { offsetsOf, positionsAt } from "../../json/index.js";
import type { Contract } from "./contract.js";
import type { Edit } from "./comparison.js";
import type { Spot } from "./registry.js";
import { DIFF_RULES, type DiffRule, type Verdict, VERDICTS } from "./rules.js";

/** Where one side of an edit is. Of what was added or removed, the other side has only what is around it. */
export interface Position {
  /** Name of the file as it was given. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** JSON pointer into the file. */
  readonly pointer: string;
}

/** One edit between two versions of a contract, judged. */
export interface DiffFinding {
  readonly rule: DiffRule;
  readonly verdict: Verdict;
  /** Who no longer understands whom; null where everybody still does. */
  readonly breaks: string | null;
  readonly message: string;
  readonly old: Position;
  readonly new: Position;
  /** Twelve hex digits that stay the same where lines and files move. */
  readonly fingerprint: string;
}

/** Edits as findings, the worst first, then in the order of the new files. */
export function findingsOf(edits: readonly Edit[], old: Contract, now: Contract): DiffFinding[] {
  const [before, after] = [
    positionsIn(
      old,
      edits.map((edit) => edit.old),
    ),
    positionsIn(
      now,
      edits.map((edit) => edit.new),
    ),
  ];
  const seen = new Map<string, number>();
  const findings = edits.map((edit, index): DiffFinding => {
    const { rule, verdict, breaks, subject, at, was, is } = edit;
    const identity = JSON.stringify([rule, subject, at, was, is]);
    const again = seen.get(identity) ?? 0;
    seen.set(identity, again + 1);
    return {
      rule,
      verdict,
      breaks,
      message: `${subject}: ${DIFF_RULES[rule].what}${at === "" ? "" : ` at ${at}`}: expected ${was}, got ${is}`,
      old: before[index] as Position,
      new: after[index] as Position,
      fingerprint: digest(again === 0 ? identity : `${identity} ${String(again)}`),
    };
  });
  const rank = ({ verdict }: DiffFinding) => VERDICTS.indexOf(verdict);
  return findings.sort(
    (a, b) => rank(a) - rank(b) || order(a.new.file, b.new.file) || a.new.line - b.new.line || order(a.fingerprint, b.fingerprint),
  );
}

/** Where spots of a contract are, file by file in one walk. */
export function positionsIn({ texts }: Pick<Contract, "texts">, spots: readonly Spot[]): Position[] {
  const positions: Position[] = [];
  const byFile = new Map<string, number[]>();
  for (const [index, { file }] of spots.entries())
    byFile
      .set(file, byFile.get(file) ?? [])
      .get(file)
      ?.push(index);
  for (const [file, indexes] of byFile) {
    const text = texts.get(file) ?? "";
    const pointers = indexes.map((index) => spots[index]?.pointer ?? "");
    for (const [at, found] of positionsAt(text, offsetsOf(text, pointers)).entries())
      positions[indexes[at] ?? 0] = { file, ...found, pointer: pointers[at] ?? "" };
  }
  return positions;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** FNV-1a over UTF-16 units: enough to tell edits of one diff apart, and no library is needed. */
function digest(text: string): string {
  let sum = 0xcbf2_9ce4_8422_2325n;
  for (let at = 0; at < text.length; at += 1) sum = BigInt.asUintN(64, (sum ^ BigInt(text.charCodeAt(at))) * 0x100_0000_01b3n);
  return sum.toString(16).padStart(16, "0").slice(-12);
}
