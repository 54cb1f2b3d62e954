import { notAdvertised } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { objectsOf } from "../step.js";

/** R33 (schema:AuthMethodTerminal): methods of type terminal are for clients that have a terminal for them. */
export const terminalAuthNotAdvertised: AcpRule = {
  id: "rule/terminal-auth-not-advertised",
  on: ["initialize response"],
  check(step, { connection }) {
    return objectsOf(step.result ?? {}, "authMethods").flatMap(([index, { type }]) =>
      type === "terminal"
        ? (notAdvertised(step, connection, "auth.terminal", `/result/authMethods/${String(index)}`, "method of type terminal") ?? [])
        : [],
    );
  },
};
