import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R79 (prompt-turn): a turn ends as cancelled only after the client cancelled it or closed the session. */
export const cancelledUnasked: AcpRule = {
  id: "rule/cancelled-unasked",
  on: ["session/prompt response"],
  check(step, { sessions }) {
    const { request, result } = step;
    const turn = sessions.get(step.sessionId ?? "")?.turn;
    if (request === undefined || turn?.request !== request || result?.stopReason !== "cancelled") return undefined;
    if (turn.cancelled !== undefined || request.cancelled !== undefined) return undefined;
    return broken(step, "/result/stopReason", "cancelled by nobody", "session/cancel before it, or another stop reason", '"cancelled"');
  },
};
