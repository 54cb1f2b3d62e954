import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** U12 (schema:ProxySuccessorNotification): cancelling a request never goes on to a successor. */
export const cancelNotForwarded: AcpRule = {
  id: "rule/cancel-not-forwarded",
  on: ["proxy/successor"],
  check(step) {
    if (step.kind === "response" || step.params.method !== "$/cancel_request") return undefined;
    return broken(step, "/params/method", "cancelling of another's request", "$/cancel_request for a request of its own", "one handed on");
  },
};
