import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, textOf } from "../step.js";

/** R90, R91 (tool-calls): a tool call is reported; where permission for it comes first, as it may, the client has no more than what that says. */
export const toolCallReported: AcpRule = {
  id: "rule/tool-call-reported",
  on: ["session/request_permission"],
  check(step, { sessions, hasForgotten }) {
    const session = sessions.get(step.sessionId ?? "");
    const id = textOf(objectOf(step.params, "toolCall") ?? {}, "toolCallId");
    if (id === undefined || session === undefined || hasForgotten || session.origin === "named" || session.origin === "resume")
      return undefined;
    if (session.toolCalls.has(id)) return undefined;
    return broken(
      step,
      "/params/toolCall/toolCallId",
      "permission for a tool call not reported",
      "a tool_call with that id first",
      quote(id),
    );
  },
};
