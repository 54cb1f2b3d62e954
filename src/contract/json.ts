import { JsonError, type JsonValue, normalise } from "../json/index.js";
import { issue } from "./explain.js";
import { type Issue, type Result, result } from "./issue.js";

/** A JavaScript value as JSON with string keys, or why it cannot be that. Never throws. */
export function toJson(value: unknown, subject: string, convert: (value: unknown) => JsonValue = normalise): Result<JsonValue> {
  try {
    return { ok: true, value: convert(value) };
  } catch (error) {
    return result(null, [notJson(error, subject)]);
  }
}

/**
 * Judges a JavaScript value as JSON: the value with all that `find` finds wrong with it, or why it is no JSON. Never
 * throws: a proxy that let itself be looked at once may still throw at the next touch.
 */
export function judged<T>(value: unknown, subject: string, find: (json: JsonValue) => readonly Issue[]): Result<T> {
  try {
    const json = normalise(value);
    return result(json as T, find(json));
  } catch (error) {
    return result(null as T, [notJson(error, subject)]);
  }
}

function notJson(error: unknown, subject: string): Issue {
  if (error instanceof JsonError) return issue("shape/not-json", subject, "not JSON", error.pointer, error.expected, error.got);
  // A proxy can throw anything at any touch.
  return issue("shape/not-json", subject, "not JSON", "", "a value that can be read", "an exception");
}
