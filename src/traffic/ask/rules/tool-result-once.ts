import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A42 (schema: ToolResult): a tool call is over once. */
export const toolResultOnce: AskRule = {
  id: "rule/ask-tool-result-once",
  on: ["session/event tool.result"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "id");
    const session = freshIn(state, step);
    const result = id === undefined ? undefined : session?.toolCalls.get(id)?.result;
    // A call that waited for approval has an interim result.
    if (id === undefined || result === undefined || (session?.approved ?? 0) > result) return undefined;
    const got = `another of ${quote(id)}, after that of line ${String(result)}`;
    return broken(step, inEvent(step, "payload", "id"), "second result", "one result of a tool call", got);
  },
};
