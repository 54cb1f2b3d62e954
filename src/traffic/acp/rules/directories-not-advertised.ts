import { notAdvertised } from "../capability.js";
import { SETUPS } from "../setup.js";
import type { AcpRule } from "../rule.js";
import { itemsOf } from "../step.js";

/** R64 (session-setup): additional directories need a capability of the agent. */
export const directoriesNotAdvertised: AcpRule = {
  id: "rule/directories-not-advertised",
  on: SETUPS,
  check(step, { connection }) {
    if (step.kind !== "request" || itemsOf(step.params, "additionalDirectories").length === 0) return undefined;
    const gate = "sessionCapabilities.additionalDirectories";
    return notAdvertised(step, connection, gate, "/params/additionalDirectories", "additional directories");
  },
};
