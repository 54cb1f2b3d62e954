import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R12 (schema:RequestId): a request whose id is null cannot be told from others when it is answered. */
export const idNotNull: AcpRule = {
  id: "rule/id-not-null",
  on: ["* request"],
  check(step) {
    if (step.id !== null) return undefined;
    return broken(step, "/id", "null id", "a number or text", "null");
  },
};
