import { ERROR_CODES } from "../../generated/acp/registry.js";
import type { ContractRule, Issue } from "../contract/index.js";
import type { Id } from "../jsonrpc/index.js";

/** The error with which a request is answered in place of whoever should have answered it. */
export interface ErrorResponse {
  readonly jsonrpc: "2.0";
  readonly id: Id | null;
  readonly error: {
    readonly code: number;
    readonly message: string;
    readonly data: {
      readonly issues: readonly Issue[];
      /** How many more there are than are listed. */
      readonly more?: number;
    };
  };
}

/** Whoever can be answered in place of the other side. */
export interface Answering {
  answer(answer: ErrorResponse): Promise<void>;
}

/** Answers that may wait in one direction; beyond that, no more messages of the other one are taken. */
export const MOST_WAITING = 1024;

/** Issues listed in the data of an error: enough to act on, and never a message of unbounded size. */
const MOST_LISTED = 20;

/**
 * Refuses a request: its envelope is at fault (-32600), nobody has its method (-32601), or its params are wrong (-32602).
 * What has no id to answer gets null for one (JSON-RPC 2.0, section 5).
 */
export function refusal(id: Id | null | undefined, issues: readonly Issue[]): ErrorResponse {
  if (id === undefined) return response(null, ERROR_CODES.invalid_request, issues, "");
  return response(id, codeOf(issues.map(({ rule }) => rule)), issues, "");
}

/** Stands in for an answer that cannot be passed on; `ours` tells the other side that the fault is not its own. */
export function failure(id: Id | null, issues: readonly Issue[], ours: boolean): ErrorResponse {
  return response(id, ERROR_CODES.internal_error, issues, ours ? "internal error: " : "");
}

/** Where there are faults of several kinds, the outermost decides: who cannot read an envelope does not look into it. */
function codeOf(rules: readonly ContractRule[]): number {
  if (rules.some((rule) => rule.startsWith("envelope/"))) return ERROR_CODES.invalid_request;
  return rules.some((rule) => rule.startsWith("unknown/")) ? ERROR_CODES.method_not_found : ERROR_CODES.invalid_params;
}

function response(id: Id | null, code: number, issues: readonly Issue[], prefix: string): ErrorResponse {
  const more = issues.length - MOST_LISTED;
  const data = { issues: issues.slice(0, MOST_LISTED), ...(more > 0 ? { more } : {}) };
  return { jsonrpc: "2.0", id, error: { code, message: prefix + summary(issues), data } };
}

/** The first issue, and how many there are beside it. */
function summary([first, ...others]: readonly Issue[]): string {
  const also = others.length === 0 ? "" : ` (and ${String(others.length)} more)`;
  return `${first?.message ?? "invalid message"}${also}`;
}

/** For a promise that fails: whoever needs to know is told elsewhere. */
export function nothing(): void {
  return undefined;
}
