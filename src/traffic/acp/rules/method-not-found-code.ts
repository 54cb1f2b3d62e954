import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R14 (extensibility): that a method is unknown has a code of its own. */
export const methodNotFoundCode: AcpRule = {
  id: "rule/method-not-found-code",
  on: ["* response"],
  check(step) {
    if (step.error === undefined || step.error.code === ERROR_CODES.method_not_found) return undefined;
    if (!/^(unknown method|method not found)/i.test(textOf(step.error, "message") ?? "")) return undefined;
    return broken(step, "/error/code", "code of another error", String(ERROR_CODES.method_not_found), describe(step.error.code));
  },
};
