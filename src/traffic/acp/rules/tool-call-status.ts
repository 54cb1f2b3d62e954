import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R95 (tool-calls): a tool call goes from pending to in_progress to completed or failed, and never back. */
export const toolCallStatus: AcpRule = {
  id: "rule/tool-call-status",
  on: ["session/update tool_call_update"],
  check(step, state) {
    const status = textOf(step.update, "status");
    const id = textOf(step.update, "toolCallId");
    if (status === undefined || id === undefined) return undefined;
    const before = state.sessions.get(step.sessionId ?? "")?.toolCalls.get(id)?.status;
    if (before === undefined || before === status) return undefined;
    const isOver = before === "completed" || before === "failed";
    if ((!isOver && !(before === "in_progress" && status === "pending")) || state.restoring.has(step.sessionId ?? "")) return undefined;
    const expected = isOver ? `no other status after ${before}` : "completed or failed after in_progress";
    return broken(step, inUpdate("status"), "status of a tool call goes back", expected, quote(status));
  },
};
