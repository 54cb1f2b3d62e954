import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** U6 (schema:AuthStatusRequest): auth/status is answered whether or not the client has authenticated. */
export const authStatusAnswered: AcpRule = {
  id: "rule/auth-status-answered",
  on: ["auth/status response"],
  check(step) {
    if (step.error?.code !== ERROR_CODES.auth_required) return undefined;
    return broken(step, "/error/code", "status refused", 'a result, such as the state "unauthenticated"', "-32000");
  },
};
