import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R12 (schema:RequestId): a request whose id is null cannot be told from others when it is answered. */
export const idNotNull: AcpRule = {
  id: "rule/id-not-null",
  on: ["*"],
  check(step) {
    if (step.kind !== "request" || step.id !== null) return undefined;
    return broken(step, "/id", "null id", "a number or text", "null");
  },
};
