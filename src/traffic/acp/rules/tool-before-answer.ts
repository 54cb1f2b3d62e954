import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, objectOf, textOf } from "../step.js";

/** R100 (tool-calls, implied): a tool that waits for permission does not run. */
export const toolBeforeAnswer: AcpRule = {
  id: "rule/tool-before-answer",
  on: ["session/update tool_call_update"],
  check(step, { sessions, open, connection }) {
    const { status } = step.update;
    if (status !== "in_progress" && status !== "completed") return undefined;
    const call = sessions.get(step.sessionId ?? "")?.toolCalls.get(textOf(step.update, "toolCallId") ?? "");
    // Without the client's side of it the answer may have come.
    if (call?.status !== "pending" || !connection.shows.client) return undefined;
    for (const { method, sessionId, params, line } of open.agent.values()) {
      if (method !== "session/request_permission" || sessionId !== step.sessionId) continue;
      if (textOf(objectOf(params, "toolCall") ?? {}, "toolCallId") !== call.id) continue;
      const expected = `an answer to the request of line ${String(line)} first`;
      return broken(step, inUpdate("status"), "tool runs without permission", expected, quote(status));
    }
    return undefined;
  },
};
