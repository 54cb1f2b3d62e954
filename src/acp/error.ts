import type { Error as AcpError } from "../../generated/acp/types.js";
import { type Result, result, toJson } from "../contract/index.js";
import { definitionIssues } from "./definition.js";

/** Judges the error with which a request was answered: an integer code, a message. Any code is allowed. Never throws. */
export function checkError(error: unknown): Result<AcpError> {
  const json = toJson(error, "error");
  return json.ok ? result(json.value as unknown as AcpError, definitionIssues("Error", json.value, "error", {})) : json;
}
