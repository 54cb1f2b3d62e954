import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R140 (elicitation): a question about a tool call names one of its session. */
export const elicitationToolCall: AcpRule = {
  id: "rule/elicitation-tool-call",
  on: ["elicitation/create"],
  check(step, { sessions, hasForgotten }) {
    const session = sessions.get(step.sessionId ?? "");
    const id = textOf(step.params, "toolCallId");
    // Of a session that the recording did not see begin, the call may have been reported before.
    if (id === undefined || session === undefined || hasForgotten || session.origin === "named" || session.origin === "resume")
      return undefined;
    if (session.toolCalls.has(id)) return undefined;
    return broken(step, "/params/toolCallId", "unknown tool call", "the id of a tool call of this session", quote(id));
  },
};
