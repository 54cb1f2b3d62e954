import type { AcpRule } from "../rule.js";
import { broken, inUpdate } from "../step.js";

/** R178 (RFD: session-usage): who does not know how much the context can hold sends no usage. */
export const usageWindow: AcpRule = {
  id: "rule/usage-window",
  on: ["session/update usage_update"],
  check(step) {
    if (step.update.size !== 0) return undefined;
    return broken(step, inUpdate("size"), "context that holds nothing", "what it can hold, or no usage_update", "0");
  },
};
