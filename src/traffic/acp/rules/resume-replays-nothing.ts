import { HISTORY } from "../state/restoring.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R52 (session-setup): nothing is replayed before session/resume is answered. */
export const resumeReplaysNothing: AcpRule = {
  id: "rule/resume-replays-nothing",
  on: HISTORY,
  check(step, { restoring, sessions }) {
    if (restoring.size === 0 || step.sessionId === undefined) return undefined;
    const resumed = restoring.get(step.sessionId);
    if (resumed?.method !== "session/resume" || resumed.replayed !== undefined) return undefined;
    // A turn that is under way has updates of its own.
    if (sessions.get(step.sessionId)?.turn !== undefined) return undefined;
    return broken(
      step,
      "",
      "replay of a session that is resumed",
      `the answer to session/resume of line ${String(resumed.line)} alone`,
      "history",
    );
  },
};
