import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R32 (authentication, schema:AuthMethodTerminal): a method of type terminal is not called. */
export const terminalAuthNotCalled: AcpRule = {
  id: "rule/terminal-auth-not-called",
  on: ["authenticate"],
  check(step, { connection: { authMethods } }) {
    const id = textOf(step.params, "methodId");
    const method = authMethods?.find((one) => one.id === id);
    if (id === undefined || method?.type !== "terminal") return undefined;
    return broken(step, "/params/methodId", "method of a terminal", "the agent to be run in a terminal instead", quote(id));
  },
};
