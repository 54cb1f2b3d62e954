import type { MethodParams, MethodResults } from "../../generated/ask/registry.js";
import { judged, type Result, result, unwrap } from "../contract/index.js";
import type { JsonValue } from "../json/index.js";
import { isKnown, type MethodName, methodIssues, unknownMethod } from "./method-issues.js";

export { isKnown, NAMES } from "./method-issues.js";

/** Name of a method that is answered with a result. */
export type RequestMethod = keyof MethodResults;

/**
 * Judges the params of a method before it is sent or carried out. Params that are left out are `{}`.
 *
 * @returns true, always; a method that is unknown or params that do not fit throw.
 * @throws ContractError with every issue; pointers count from the params.
 */
export function validateParams(method: string, params?: unknown): true {
  unwrap(checkParams(method, params));
  return true;
}

/** The same verdict as a result. Never throws. */
export function checkParams<M extends MethodName>(method: M, params?: unknown): Result<MethodParams[M]>;
export function checkParams(method: string, params?: unknown): Result<JsonValue>;
export function checkParams(method: string, params?: unknown): Result<unknown> {
  return judge(method, "params", params === undefined ? {} : params);
}

/** Judges the result with which a request was answered; events within it are judged too. Never throws. */
export function checkResult<M extends RequestMethod>(method: M, value: unknown): Result<MethodResults[M]>;
export function checkResult(method: string, value: unknown): Result<JsonValue>;
export function checkResult(method: string, value: unknown): Result<unknown> {
  return judge(method, "result", value);
}

function judge(method: string, part: "params" | "result", value: unknown): Result<JsonValue> {
  const subject = `${method} ${part}`;
  if (!isKnown(method)) return result(null, [unknownMethod(method)]);
  return judged(value, subject, (json) => methodIssues(method, part, json));
}
