import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R48 (session-setup): the agent replays the conversation while it loads a session. */
export const loadReplays: AcpRule = {
  id: "rule/load-replays",
  on: ["session/load response"],
  check(step, { known, restoring }) {
    const prompted = known.get(step.sessionId ?? "")?.prompted;
    const restored = restoring.get(step.sessionId ?? "");
    if (step.result === undefined || prompted === undefined || restored?.line !== step.request?.line || restored?.replayed !== undefined)
      return undefined;
    return broken(step, "", "nothing replayed", `the conversation first, with the prompt answered in line ${String(prompted)}`, "a result");
  },
};
