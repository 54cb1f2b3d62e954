import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A43 (schema: ToolDelta): a tool prints before its result. */
export const toolDeltaInTime: AskRule = {
  id: "rule/ask-tool-delta-in-time",
  on: ["session/event tool.delta"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "id");
    const session = freshIn(state, step);
    const result = id === undefined ? undefined : session?.toolCalls.get(id)?.result;
    if (id === undefined || result === undefined || (session?.approved ?? 0) > result) return undefined;
    const expected = `none after the result of line ${String(result)}`;
    return broken(step, inEvent(step, "payload", "id"), "output of a tool call that is over", expected, quote(id));
  },
};
