import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A44 (schema: ToolCallId): the events of a tool call name the same tool. */
export const toolName: AskRule = {
  id: "rule/ask-tool-name",
  on: ["session/event tool.delta", "session/event tool.result"],
  check(step, state) {
    const { payload = {} } = step.event ?? {};
    const name = textOf(payload, "name");
    const call = freshIn(state, step)?.toolCalls.get(textOf(payload, "id") ?? "");
    if (name === undefined || call?.name === undefined || call.name === name) return undefined;
    const expected = `${quote(call.name)} as in line ${String(call.line)}`;
    return broken(step, inEvent(step, "payload", "name"), "another tool", expected, quote(name));
  },
};
