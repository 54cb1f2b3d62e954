import type { Error as AcpError } from "../../generated/acp/types.js";
import { judged, type Result } from "../contract/index.js";
import { definitionIssues } from "./definition.js";

/** Judges the error with which a request was answered: an integer code, a message. Any code is allowed. Never throws. */
export function checkError(error: unknown): Result<AcpError> {
  return judged(error, "error", (json) => definitionIssues("Error", json, "error", {}));
}
