import type { ContractRule } from "./rules.js";

/** One thing that is wrong with a value. */
export interface Issue {
  /** Stable id of the rule that is broken. */
  readonly rule: ContractRule;
  /** JSON pointer (RFC 6901) of the value at fault; where a member is missing, of the object that lacks it. */
  readonly pointer: string;
  /** All of it in one line: what is judged, what is wrong, where, what was expected and what came. */
  readonly message: string;
  /** What a right value would be, in words. */
  readonly expected: string;
  /** What came instead, in words. */
  readonly got: string;
  /** The known name that was probably meant, where one is near. */
  readonly nearest?: string;
  /** Of a missing member: the member that seems to stand in its place, under a slip or an older dialect's name. */
  readonly instead?: string;
}

/** What a check finds: the value, typed, or everything that is wrong with it. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issues: readonly [Issue, ...Issue[]] };

/** Thrown by constructors and `validate*` functions; carries every issue found. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly issues: readonly [Issue, ...Issue[]];

  constructor(issues: readonly [Issue, ...Issue[]]) {
    super(issues.map(({ message }) => message).join("\n"));
    this.issues = issues;
  }
}

/** Whether a caught value is a `ContractError`, also one of another copy of this package. */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof Error && error.name === "ContractError" && Array.isArray((error as Partial<ContractError>).issues);
}

/** A result from a list of issues that may be empty. */
export function result<T>(value: T, issues: readonly Issue[]): Result<T> {
  const [first, ...rest] = issues;
  return first === undefined ? { ok: true, value } : { ok: false, issues: [first, ...rest] };
}

/** The value of a result. @throws ContractError where there is none. */
export function unwrap<T>(outcome: Result<T>): T {
  if (outcome.ok) return outcome.value;
  throw new ContractError(outcome.issues);
}
