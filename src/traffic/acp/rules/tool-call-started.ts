import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R96 (prompt-turn): a tool that was allowed to run is reported in_progress before it is completed. */
export const toolCallStarted: AcpRule = {
  id: "rule/tool-call-started",
  on: ["session/update tool_call_update"],
  check(step, { sessions }) {
    const call = sessions.get(step.sessionId ?? "")?.toolCalls.get(textOf(step.update, "toolCallId") ?? "");
    if (call?.allowed === undefined || call.status !== "pending" || step.update.status !== "completed") return undefined;
    const expected = `in_progress after the permission of line ${String(call.allowed)}`;
    return broken(step, inUpdate("status"), "tool call was never in progress", expected, '"completed"');
  },
};
