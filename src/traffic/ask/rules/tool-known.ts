import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { wholeIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A40 (schema: ToolCallId): tool.delta and tool.result are about a tool call that has begun. */
export const toolKnown: AskRule = {
  id: "rule/ask-tool-known",
  on: ["session/event tool.delta", "session/event tool.result"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "id");
    const session = wholeIn(state, step);
    if (id === undefined || session === undefined || session.toolCalls.has(id)) return undefined;
    return broken(step, inEvent(step, "payload", "id"), "unknown tool call", "the id of tool.use before it", quote(id));
  },
};
