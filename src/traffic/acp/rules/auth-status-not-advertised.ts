import { notAdvertised } from "../capability.js";
import type { AcpRule } from "../rule.js";

/** U6 (schema:AuthStatusCapabilities): status of authentication is a capability of the agent, whoever asks or tells. */
export const authStatusNotAdvertised: AcpRule = {
  id: "rule/auth-status-not-advertised",
  on: ["auth/status", "auth/status_update"],
  check(step, { connection }) {
    if (step.kind === "response") return undefined;
    return notAdvertised(step, connection, "auth.status", "", "method", "agent");
  },
};
