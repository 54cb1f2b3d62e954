import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST } from "../state.js";
import type { Step } from "../step.js";

/** Messages that have an id. */
export const messages: Reducer<AcpState, Step> = {
  on: ["session/update user_message_chunk", "session/update agent_message_chunk", "session/update agent_thought_chunk"],
  apply(state, { sessionId, update, variant }) {
    const { messageId } = update;
    if (typeof messageId !== "string" || sessionId === undefined) return;
    const session = state.sessions.get(sessionId);
    // A message that was let go is new when it is seen again: nothing is said of it.
    if (session !== undefined && !session.messages.has(messageId)) keep(session.messages, messageId, variant, MOST.messages);
  },
};
