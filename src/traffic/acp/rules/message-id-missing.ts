import type { AcpRule } from "../rule.js";
import { broken, inUpdate } from "../step.js";

/** R86 (RFD:message-id): an agent that gives messages ids gives the user's messages ids, too. */
export const messageIdMissing: AcpRule = {
  id: "rule/message-id-missing",
  on: ["session/update user_message_chunk"],
  check(step, { sessions }) {
    const { messageId } = step.update;
    if (messageId !== undefined && messageId !== null) return undefined;
    const session = sessions.get(step.sessionId ?? "");
    if (session === undefined || session.messages.size === 0) return undefined;
    return broken(step, inUpdate(), "message without id", "a messageId, as other messages of the session have", "none");
  },
};
