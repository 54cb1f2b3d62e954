import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST } from "../state.js";
import type { Step } from "../step.js";

/** Kinds of update of which the history of a session is made. */
export const HISTORY = ["user_message_chunk", "agent_message_chunk", "agent_thought_chunk", "tool_call"].map(
  (variant) => `session/update ${variant}`,
);

/** Sessions that the agent is about to load or resume. */
export const restoring: Reducer<AcpState, Step> = {
  on: ["session/load", "session/load response", "session/resume", "session/resume response"],
  apply(state, { kind, method, sessionId, line }) {
    if (sessionId === undefined) return;
    if (kind !== "response") keep(state.restoring, sessionId, { method, line, replayed: undefined }, MOST.restoring);
    else if (state.restoring.get(sessionId)?.method === method) state.restoring.delete(sessionId);
  },
};

/** Whether anything of their history has come. */
export const replayed: Reducer<AcpState, Step> = {
  on: HISTORY,
  apply({ restoring }, { sessionId, line }) {
    if (restoring.size === 0 || sessionId === undefined) return;
    const one = restoring.get(sessionId);
    if (one !== undefined) one.replayed ??= line;
  },
};
