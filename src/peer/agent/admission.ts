import type { Inadmissible } from "../admission.js";
import { RequestError } from "../errors.js";

/** A refusal of params, -32602: what is wrong is in its text, where in its data. */
export function wrongParams(method: string, what: string, pointer: string, expected: string, got: string, data: object = {}): RequestError {
  const message = `${method} params: ${what} at ${pointer}: expected ${expected}, got ${got}`;
  return new RequestError("invalid_params", message, { pointer, ...data });
}

/** @throws RequestError where there is something that the agent cannot have. */
export function admit(method: string, fault: Inadmissible | undefined): void {
  if (fault === undefined) return;
  const { what, pointer, got, capability } = fault;
  if (capability === undefined) throw wrongParams(method, what, pointer, "an absolute path", got);
  throw wrongParams(method, `${what} that is not advertised`, pointer, `an agent with ${capability}`, got, { capability });
}
