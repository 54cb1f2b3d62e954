import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R28 (initialization): every agent has the methods without which there is no conversation. */
export const baselineMethods: AcpRule = {
  id: "rule/baseline-methods",
  on: ["session/new response", "session/prompt response"],
  check(step) {
    if (step.error?.code !== ERROR_CODES.method_not_found) return undefined;
    return broken(step, "/error/code", "method that every agent has", "an answer to it", "-32601, method not found");
  },
};
