import { isObject, tokens } from "../json/index.js";

/**
 * Names of methods and event types in which somebody is asked, or answers. Of ask, everything on approvals, plans and
 * other interactions; of ACP, `session/request_permission` and the questions of an elicitation. By prefix where there is
 * one, so that one that is added counts without an entry here.
 */
const NAME = /^(?:(?:interaction|plan)\/.|(?:approval|plan)\..|session\/request_permission$|elicitation\/create$)/;

/** A message, and what is known of it. */
export interface About {
  readonly message: Readonly<Record<string, unknown>>;
  /** Its method or event type, or the method that it answers. */
  readonly method: string | null;
}

/**
 * Whether a place of a message is part of a question to a person or of the answer: where a value is read as another than
 * it is, a refusal may count as an approval. A message or event that another one carries counts by its own name.
 */
export function isDecision({ message, method }: About, pointer: string): boolean {
  if (method !== null && NAME.test(method)) return true;
  let value: unknown = message;
  for (const token of ["", ...tokens(pointer)]) {
    if (token !== "") value = Array.isArray(value) ? (value as unknown[])[Number(token)] : isObject(value) ? value[token] : undefined;
    if (isObject(value) && [value.method, value.type].some((name) => typeof name === "string" && NAME.test(name))) return true;
  }
  return false;
}
