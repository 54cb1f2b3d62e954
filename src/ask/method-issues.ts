import { METHODS } from "../../generated/ask/registry.js";
import type { Definitions } from "../../generated/ask/types.js";
import { didYouMean, type Issue, issue, issues, MOST_ISSUES } from "../contract/index.js";
import { append, describe, has, resolve } from "../json/index.js";
import { against } from "./against.js";
import { eventIssues } from "./event-issues.js";

/** Name of a method of this version, such as `session/send`. */
export type MethodName = keyof typeof METHODS;

/** What the registry says of one method. */
export interface MethodEntry {
  readonly from: "client" | "host";
  readonly kind: "request" | "notification";
  readonly params: keyof Definitions;
  readonly result?: keyof Definitions;
  /** Where the params or the result carry events. */
  readonly carries?: { readonly params?: string; readonly result?: string };
}

/** Every method of this version: requests of the client, then what the host sends. */
export const NAMES = Object.keys(METHODS) as readonly MethodName[];

/** Whether `method` is a method of this version. */
export function isKnown(method: unknown): method is MethodName {
  return typeof method === "string" && has(METHODS, method);
}

/** What the registry says of a method. */
export function entryOf(method: MethodName): MethodEntry {
  return METHODS[method];
}

/** Name of the definition of a method's params or result; `undefined` for an unknown method and the result of a notification. */
export function definitionOf(method: string, part: "params" | "result"): keyof Definitions | undefined {
  if (!isKnown(method)) return undefined;
  return entryOf(method)[part];
}

/** The events that a method's params or result carry, with their pointers. */
export function* carriedEvents(
  method: string,
  part: "params" | "result",
  value: unknown,
): Generator<{ readonly pointer: string; readonly event: unknown }> {
  const pointer = isKnown(method) ? entryOf(method).carries?.[part] : undefined;
  if (pointer === undefined) return;
  const carried = resolve(value, pointer);
  if (Array.isArray(carried)) for (const [index, event] of carried.entries()) yield { pointer: append(pointer, index), event };
  else if (carried !== undefined) yield { pointer, event: carried };
}

/** Issue for a method that this version does not have. */
export function unknownMethod(method: string, pointer = ""): Issue {
  return issue(
    "unknown/method",
    "message",
    "unknown method",
    pointer,
    "a method of this version",
    describe(method),
    didYouMean(method, NAMES),
  );
}

/** Everything that is wrong with a JSON value as the params or result of a known method. Events of unknown types are not wrong. */
export function methodIssues(method: MethodName, part: "params" | "result", value: unknown, base = ""): Issue[] {
  const definition = definitionOf(method, part);
  if (definition === undefined) return [noResult(method, base)];
  const found = issues(value, against(definition, `${method} ${part}`, { base }));
  for (const { pointer, event } of carriedEvents(method, part, value)) {
    if (found.length > MOST_ISSUES) break;
    // What breaks the envelope has been told already, by the definition of the params or result.
    found.push(...eventIssues(event, `${base}${pointer}`).filter(({ rule }) => rule.startsWith("shape/")));
  }
  return found;
}

function noResult(method: string, base: string): Issue {
  return issue("shape/wrong-value", `${method} result`, "a notification has no result", base, "nothing", "a result");
}
