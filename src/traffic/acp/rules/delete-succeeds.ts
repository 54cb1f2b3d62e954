import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R61 (session-delete): deleting a session that is not there succeeds. */
export const deleteSucceeds: AcpRule = {
  id: "rule/delete-succeeds",
  on: ["session/delete response"],
  check(step) {
    if (step.error?.code !== ERROR_CODES.resource_not_found) return undefined;
    return broken(step, "/error/code", "error for a session that is not there", "an empty result", "-32002, not found");
  },
};
