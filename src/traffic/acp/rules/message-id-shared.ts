import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R85 (prompt-turn, RFD:message-id): chunks with the same id form one message, so it is the user's or the agent's. */
export const messageIdShared: AcpRule = {
  id: "rule/message-id-shared",
  on: ["session/update user_message_chunk", "session/update agent_message_chunk"],
  check(step, { sessions }) {
    const id = textOf(step.update, "messageId");
    const first = id === undefined ? undefined : sessions.get(step.sessionId ?? "")?.messages.get(id);
    if (id === undefined || first === undefined || first === step.variant || first === "agent_thought_chunk") return undefined;
    return broken(step, inUpdate("messageId"), "id of another message", "a new id for a new message", `${quote(id)} of a ${first}`);
  },
};
