import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R94 (tool-calls, RFD:tool-call-name): the name of a tool changes only where it was wrong. */
export const toolNameChanged: AcpRule = {
  id: "rule/tool-name-changed",
  on: ["session/update tool_call_update"],
  check(step, state) {
    const name = textOf(step.update, "name");
    if (name === undefined) return undefined;
    const call = state.sessions.get(step.sessionId ?? "")?.toolCalls.get(textOf(step.update, "toolCallId") ?? "");
    if (call?.name === undefined || call.name === name || state.restoring.has(step.sessionId ?? "")) return undefined;
    return broken(step, inUpdate("name"), "other name of a tool", `${quote(call.name)} as before, unless that was wrong`, quote(name));
  },
};
