import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R39 (authentication): after a logout new sessions need authentication again. */
export const logoutTakesEffect: AcpRule = {
  id: "rule/logout-takes-effect",
  on: ["session/new response"],
  check(step, { connection: { loggedOut } }) {
    if (step.result === undefined || loggedOut === undefined || (step.request?.line ?? 0) < loggedOut) return undefined;
    return broken(step, "", "session without authentication", `error -32000 after the logout of line ${String(loggedOut)}`, "a result");
  },
};
