import { issue, MOST_ISSUES } from "../explain.js";
import type { Issue } from "../issue.js";
import type { ContractRule } from "../rules.js";
import type { Branch } from "../select.js";

/** What is found wrong with a value so far, and how messages call the value. */
export interface Told {
  readonly subject: string;
  readonly issues: Issue[];
}

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

/** Adds an issue. `got` is what came instead, in words. */
export function tell(
  { issues, subject }: Told,
  rule: ContractRule,
  what: string,
  pointer: string,
  expected: string,
  got: string,
  hint?: Parameters<typeof issue>[6],
): void {
  issues.push(issue(rule, subject, what, pointer, expected, got, hint));
}

/** Whether there is no use in looking for more. */
export function isEnough({ issues }: Told): boolean {
  return issues.length >= MOST_ISSUES;
}
