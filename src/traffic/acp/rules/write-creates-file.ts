import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import { has } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf } from "../step.js";

/** R126 (file-system): a write makes the file where there is none, so it does not fail as not found. */
export const writeCreatesFile: AcpRule = {
  id: "rule/write-creates-file",
  on: ["fs/write_text_file response"],
  check(step) {
    if (step.error?.code !== ERROR_CODES.resource_not_found) return undefined;
    // The same code says that the session is not known.
    const data = objectOf(step.error, "data");
    if (data !== undefined && has(data, "sessionId")) return undefined;
    return broken(step, "/error/code", "write refused as not found", "the file to be made", String(step.error.code));
  },
};
