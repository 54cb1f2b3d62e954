import { didYouMean, type Issue, issue, nearest } from "../contract/index.js";
import { describe, has, isObject, quote } from "../json/index.js";
import type { Id } from "../jsonrpc/index.js";

/** A message as JSON: an object. */
export type Message = Readonly<Record<string, unknown>>;

const NONE: readonly Issue[] = [];

/** What every message has: that it is an object, and says `"jsonrpc": "2.0"`. */
export function versionIssues(message: Message, subject: string): readonly Issue[] {
  if (message.jsonrpc === "2.0") return NONE;
  if (!has(message, "jsonrpc")) return [missing(subject, "jsonrpc", '"2.0"', message)];
  return [issue("envelope/wrong-value", subject, "wrong value", "/jsonrpc", '"2.0"', describe(message.jsonrpc))];
}

/** Whether an id is one: an integer, a string or null. */
export function isId(id: unknown): id is Id | null {
  return id === null || typeof id === "string" || Number.isInteger(id);
}

/** The fault of an id that is there and none. */
export function idIssues(message: Message, subject: string): readonly Issue[] {
  if (!has(message, "id") || isId(message.id)) return NONE;
  return [issue("envelope/wrong-type", subject, "wrong type", "/id", "integer, string or null", describe(message.id))];
}

/** The fault of a member that a message lacks; one that looks like a slip for it is named. */
export function missing(subject: string, name: string, expected: string, message: Message): Issue {
  const slip = Object.keys(message).find((key) => !ENVELOPE.includes(key) && nearest(key, [name]) !== undefined);
  const hint = slip === undefined ? undefined : { nearest: name, instead: slip, text: `${quote(slip)} looks like a slip for it` };
  return issue("envelope/missing-member", subject, `missing member ${quote(name)}`, "", expected, "nothing", hint);
}

/** The fault of a value that is no message at all. */
export function unrecognised(value: unknown): Issue {
  const expected = "a request or notification (method) or a response (result or error)";
  if (!isObject(value)) return issue("envelope/wrong-type", "message", "wrong type", "", "object", describe(value));
  const slip = Object.keys(value).find((key) => didYouMean(key, ENVELOPE) !== undefined);
  const hint =
    slip === undefined
      ? undefined
      : {
          nearest: nearest(slip, ENVELOPE) ?? "",
          instead: slip,
          text: `did you mean ${quote(nearest(slip, ENVELOPE) ?? "")} for ${quote(slip)}?`,
        };
  return issue("envelope/unrecognised", "message", "not a message", "", expected, describe(value), hint);
}

const ENVELOPE: readonly string[] = ["jsonrpc", "id", "method", "params", "result", "error"];
