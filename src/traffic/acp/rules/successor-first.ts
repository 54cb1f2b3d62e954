import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** U12 (schema:InitializeProxyRequest): a proxy initializes its successor before it answers. */
export const successorFirst: AcpRule = {
  id: "rule/successor-first",
  on: ["proxy/initialize response"],
  check(step, { connection }) {
    // The answer of a proxy that never got so far is an error.
    if (step.result === undefined || step.request === undefined || connection.successor !== undefined) return undefined;
    return broken(step, "", "successor not initialized", "a proxy/successor request with initialize first", "a result");
  },
};
