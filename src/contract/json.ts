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

function notJson(error: unknown, subject: string): Issue {
  if (error instanceof JsonError) return issue("shape/not-json", subject, "not JSON", error.pointer, error.expected, error.got);
  // A proxy can throw anything at any touch.
  return issue("shape/not-json", subject, "not JSON", "", "a value that can be read", "an exception");
}
