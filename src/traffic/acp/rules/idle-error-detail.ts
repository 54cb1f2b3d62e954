import { isObject } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, objectOf } from "../step.js";

/** U13 (schema: ErrorStopReason): who stopped because of an error says which. */
export const idleErrorDetail: AcpRule = {
  id: "rule/idle-error-detail",
  on: ["session/update subagent_update"],
  check(step) {
    const state = objectOf(step.update, "state");
    if (state?.state !== "idle" || state.stopReason !== "error" || isObject(state.error)) return undefined;
    return broken(step, inUpdate("state"), "error that is not told", "an error with its code and message", "none");
  },
};
