import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R158 (cancellation): that a request was cancelled has a code of its own. R160: also where nobody asked for that. */
export const cancelledCode: AcpRule = {
  id: "rule/cancelled-code",
  on: ["* response"],
  check(step) {
    if (step.error === undefined || step.error.code === ERROR_CODES.request_cancelled || step.method === "session/prompt") return undefined;
    if (!/\b(cancell?ed|aborted)\b/i.test(textOf(step.error, "message") ?? "")) return undefined;
    const cancelled = step.request?.cancelled;
    const found = broken(step, "/error/code", "code of another error", "-32800, request cancelled", describe(step.error.code));
    return cancelled === undefined ? { ...found, level: "warning" } : found;
  },
};
