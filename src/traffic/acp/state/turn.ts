import type { Reducer } from "../../book.js";
import type { AcpState, Session } from "../state.js";
import type { Step } from "../step.js";

/** Updates that belong to a turn; the others may come at any time in the life of a session. */
export const TURN_UPDATES = [
  "user_message_chunk",
  "agent_message_chunk",
  "agent_thought_chunk",
  "tool_call",
  "tool_call_update",
  "plan",
].map((kind) => `session/update ${kind}`);

/** A turn lasts from a prompt to its answer. */
export const turns: Reducer<AcpState, Step> = {
  on: ["session/prompt", "session/prompt response", "session/cancel", "session/close", "session/load", "session/resume", ...TURN_UPDATES],
  apply(state, { kind, method, sessionId, line, id, request }) {
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    if (session === undefined) return;
    if (method === "session/update") {
      if (session.turn === undefined && session.lastTurn !== undefined) session.lateUpdate ??= line;
    } else if (method === "session/load" || method === "session/resume") startAnew(session);
    else if (method === "session/prompt" && kind === "request") {
      const opened = id === undefined ? undefined : state.open.client.get(id);
      if (opened !== undefined) session.turn = { request: opened, cancelled: undefined };
    } else if (method === "session/prompt") {
      session.lastAnswer = line;
      session.lateUpdate = undefined;
      if (session.turn === undefined || session.turn.request !== request) return;
      session.lastTurn = session.turn;
      session.turn = undefined;
    } else if (kind !== "response" && session.turn !== undefined) session.turn.cancelled ??= line;
  },
};

/** What a session replays belongs to no turn of this connection. */
function startAnew(session: Session): void {
  session.lastAnswer = undefined;
  session.lastTurn = undefined;
  session.lateUpdate = undefined;
}
