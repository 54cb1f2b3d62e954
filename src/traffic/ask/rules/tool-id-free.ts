import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A41 (schema: ToolCallId): a tool call begins once until its result. */
export const toolIdFree: AskRule = {
  id: "rule/ask-tool-id-free",
  on: ["session/event tool.use"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "id");
    const session = freshIn(state, step);
    const other = id === undefined ? undefined : session?.toolCalls.get(id);
    // A call that was approved may begin once more.
    if (id === undefined || other === undefined || other.result !== undefined || (session?.approved ?? 0) > other.line) return undefined;
    const expected = `another id than that of the call of line ${String(other.line)}, which has no result yet`;
    return broken(step, inEvent(step, "payload", "id"), "tool call id in use", expected, quote(id));
  },
};
