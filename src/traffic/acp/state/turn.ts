import type { Reducer } from "../../book.js";
import type { AcpState } from "../state.js";
import type { Step } from "../step.js";

/** A turn lasts from a prompt to its answer. */
export const turns: Reducer<AcpState, Step> = {
  on: ["session/prompt", "session/prompt response", "session/cancel", "session/close"],
  apply(state, { kind, method, sessionId, line, id, request }) {
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    if (session === undefined) return;
    if (method === "session/prompt" && kind === "request") {
      const opened = id === undefined ? undefined : state.open.client.get(id);
      if (opened !== undefined) session.turn = { request: opened, cancelled: undefined };
    } else if (method === "session/prompt") {
      if (session.turn?.request === request) session.turn = undefined;
      session.lastAnswer = line;
    } else if (kind !== "response" && session.turn !== undefined) session.turn.cancelled ??= line;
  },
};
