import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R57 (session-list): that no session matches is no error. */
export const listEmpty: AcpRule = {
  id: "rule/list-empty",
  on: ["session/list response"],
  check(step) {
    if (step.error?.code !== ERROR_CODES.resource_not_found || textOf(step.params, "cursor") !== undefined) return undefined;
    return broken(step, "/error/code", "error for an empty list", "a result with sessions: []", "-32002, not found");
  },
};
