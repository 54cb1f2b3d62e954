import type { Reducer } from "../../book.js";
import { keep } from "../../bounded.js";
import { textOf } from "../../read.js";
import { type AskState, freshIn, MOST } from "../state.js";
import type { Step } from "../step.js";

/** Tool calls, from `tool.use` to `tool.result`. */
export const toolCalls: Reducer<AskState, Step> = {
  on: ["session/event tool.use", "session/event tool.result"],
  apply(state, step) {
    const session = freshIn(state, step);
    const id = textOf(step.event?.payload ?? {}, "id");
    if (session === undefined || id === undefined) return;
    if (step.variant === "tool.result") {
      const call = session.toolCalls.get(id);
      if (call !== undefined) call.result = step.line;
      return;
    }
    const call = { name: textOf(step.event?.payload ?? {}, "name"), line: step.line, result: undefined };
    session.toolCalls.delete(id);
    if (keep(session.toolCalls, id, call, MOST.items)) state.hasForgotten = true;
  },
};
