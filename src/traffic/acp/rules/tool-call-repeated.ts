import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R92, R90 (tool-calls, schema:ToolCall): the id of a tool call is its own in the session; what changes is told as tool_call_update. */
export const toolCallRepeated: AcpRule = {
  id: "rule/tool-call-repeated",
  on: ["session/update tool_call"],
  check(step, state) {
    const session = state.sessions.get(step.sessionId ?? "");
    const id = textOf(step.update, "toolCallId");
    const reported = id === undefined ? undefined : session?.toolCalls.get(id)?.reported;
    if (session === undefined || id === undefined || reported === undefined || state.restoring.has(session.id)) return undefined;
    const expected = `tool_call_update for the call of line ${String(reported)}, or a new id`;
    return broken(step, inUpdate("toolCallId"), "second tool_call", expected, quote(id));
  },
};
