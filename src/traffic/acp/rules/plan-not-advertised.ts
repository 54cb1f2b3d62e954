import { notAdvertised } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { inUpdate } from "../step.js";

/** U1 (schema: PlanUpdate): plans by id only where the client advertised that it takes them; otherwise the plain `plan`. */
export const planNotAdvertised: AcpRule = {
  id: "rule/plan-not-advertised",
  on: ["session/update plan_update", "session/update plan_removed"],
  check(step, { connection }) {
    return notAdvertised(step, connection, "plan", inUpdate("sessionUpdate"), "kind of update");
  },
};
