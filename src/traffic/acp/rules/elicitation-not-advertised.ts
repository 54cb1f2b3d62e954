import { notAdvertised } from "../capability.js";
import { modeGate } from "../elicitation.js";
import type { AcpRule } from "../rule.js";
import { textOf } from "../step.js";

/** R138 (elicitation): the agent asks in the modes that the client advertised; `{}` and nulls advertise none. */
export const elicitationNotAdvertised: AcpRule = {
  id: "rule/elicitation-not-advertised",
  on: ["elicitation/create", "elicitation/complete"],
  check(step, { connection }) {
    if (step.method === "elicitation/complete") return notAdvertised(step, connection, "elicitation.url", "", "notification");
    const gate = modeGate(step.params);
    return gate === undefined
      ? undefined
      : notAdvertised(step, connection, gate, "/params/mode", `mode ${textOf(step.params, "mode") ?? ""}`);
  },
};
