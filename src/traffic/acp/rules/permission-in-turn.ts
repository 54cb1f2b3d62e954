import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";
import { waiting } from "../waiting.js";

/** R105 (tool-calls, implied): an agent asks permission while a prompt waits for its answer. */
export const permissionInTurn: AcpRule = {
  id: "rule/permission-in-turn",
  on: ["session/request_permission"],
  check(step, state) {
    const session = state.sessions.get(step.sessionId ?? "");
    if (session === undefined || session.turn !== undefined || state.hasForgotten) return undefined;
    // Of a session that the recording did not see begin, a prompt may have been sent before; a subagent is prompted by nobody.
    if (session.origin === "subagent" || (session.origin === "named" && session.lastTurn === undefined)) return undefined;
    if (waiting(state, "client", "session/prompt", session.id) !== undefined) return undefined;
    const got = session.lastAnswer === undefined ? "no prompt yet" : `the last prompt answered in line ${String(session.lastAnswer)}`;
    return broken(step, "", "permission outside a turn", "a prompt that waits for its answer", got);
  },
};
