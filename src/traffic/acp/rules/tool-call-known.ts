import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R91 (schema:ToolCallUpdate): an update is about a tool call that was reported before. */
export const toolCallKnown: AcpRule = {
  id: "rule/tool-call-known",
  on: ["session/update tool_call_update"],
  check(step, { sessions, hasForgotten }) {
    const session = sessions.get(step.sessionId ?? "");
    const id = textOf(step.update, "toolCallId");
    // Of a session that the recording did not see begin, the call may have been reported before.
    if (id === undefined || session === undefined || hasForgotten || session.origin === "named" || session.origin === "resume")
      return undefined;
    if (session.toolCalls.has(id)) return undefined;
    return broken(step, inUpdate("toolCallId"), "unknown tool call", "the id of a tool_call of this session", quote(id));
  },
};
