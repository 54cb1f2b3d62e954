import { issue, MOST_ISSUES } from "../explain.js";
import type { Issue } from "../issue.js";
import type { ContractRule } from "../rules.js";
import type { Branch } from "../select.js";

/** What is found wrong with a value so far, and how messages call the value. */
export interface Told {
  readonly subject: string;
  readonly issues: Issue[];
  /** Schemas that are being judged by, one within the other. */
  depth: number;
  /** Whether it only matters if there is anything wrong: the first fault is enough, and not told. */
  readonly isVerdict: boolean;
  /** What is known of objects and arrays by now. */
  readonly verdicts: Map<Compiled, WeakMap<object, boolean>>;
}

/** Nothing said yet of a value that messages call `subject`. */
export function telling(subject: string): Told {
  return { subject, issues: [], depth: 0, isVerdict: false, verdicts: new Map() };
}

/** Whether a value is right, which is all that is asked. */
export function fits({ check }: Compiled, value: unknown, told: Told): boolean {
  const inner: Told = { ...told, issues: [], isVerdict: true };
  check(value, "", inner);
  return inner.issues.length === 0;
}

/**
 * The same, found out once for each object or array: where a definition leads to itself in several ways, each level of a value
 * would else double the work.
 */
export function fitsOnce(compiled: Compiled, value: object, told: Told): boolean {
  const known = told.verdicts.get(compiled) ?? new WeakMap<object, boolean>();
  told.verdicts.set(compiled, known);
  const verdict = known.get(value) ?? fits(compiled, value, told);
  known.set(value, verdict);
  return verdict;
}

/** The most of them, well within what a stack holds; only a schema that leads to itself needs more than a few. */
export const MOST_DEPTH = 1000;

/** Adds what is wrong with the value at `pointer`. */
export type Check = (value: unknown, pointer: string, told: Told) => void;

/** A schema that is ready to judge. */
export interface Compiled {
  readonly check: Check;
  /** What a right value would be, in words. */
  readonly expected: () => string;
  /** What it asks for at first sight, to say which branch of a union a value was meant for. */
  readonly branch: () => Branch;
  /** The only values it accepts, where it lists them. */
  readonly values: () => readonly unknown[] | undefined;
}

/** Stands for a fault that is not told. */
const UNTOLD = issue("shape/wrong-value", "value", "wrong value", "", "another", "this");

/** Adds a fault where only a verdict is asked. */
export function untold({ issues }: Told): void {
  issues.push(UNTOLD);
}

/** Adds an issue. `got` is what came instead, in words. */
export function tell(
  { issues, subject, isVerdict }: Told,
  rule: ContractRule,
  what: string,
  pointer: string,
  expected: string,
  got: string,
  hint?: Parameters<typeof issue>[6],
): void {
  issues.push(isVerdict ? UNTOLD : issue(rule, subject, what, pointer, expected, got, hint));
}

/** Whether there is no use in looking for more. */
export function isEnough({ issues, isVerdict }: Told): boolean {
  return issues.length >= (isVerdict ? 1 : MOST_ISSUES);
}
