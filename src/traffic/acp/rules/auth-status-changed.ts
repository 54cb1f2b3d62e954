import { statusText } from "../state/authentication.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** U6 (schema:AuthStatusUpdateNotification): the agent tells a status of authentication only where it has changed. */
export const authStatusChanged: AcpRule = {
  id: "rule/auth-status-changed",
  on: ["auth/status_update"],
  check(step, { connection: { authStatus } }) {
    if (step.kind !== "notification" || authStatus?.text !== statusText(step.params)) return undefined;
    return broken(step, "", "status that is not new", `another than that of line ${String(authStatus.line)}`, "the same");
  },
};
