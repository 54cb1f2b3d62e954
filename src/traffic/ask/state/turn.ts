import type { Reducer } from "../../book.js";
import { keep } from "../../bounded.js";
import { textOf } from "../../read.js";
import { type AskState, freshIn, MOST } from "../state.js";
import type { Step } from "../step.js";

/** Members of `turn.completed` that count over the session. */
export const USAGE = ["inputTokens", "outputTokens", "cost"] as const;

/** A run lasts from its first `turn.started` to the first event that ends it. */
export const turns: Reducer<AskState, Step> = {
  on: ["session/event turn.started", "session/event turn.completed", "session/event turn.failed", "session/event turn.aborted"],
  apply(state, step) {
    const session = freshIn(state, step);
    if (session === undefined || step.event === undefined) return;
    const { payload } = step.event;
    const id = textOf(payload, "turnId");
    if (step.variant === "turn.started") {
      // Of a turn without id nothing more can be told; it runs all the same.
      session.turn = { id: id ?? "", line: step.line };
      if (id !== undefined && keep(session.turns, id, step.line, MOST.items)) state.hasForgotten = true;
      return;
    }
    session.terminal = { turnId: id, line: step.line };
    session.turn = undefined;
    for (const name of USAGE) {
      const value = payload[name];
      if (typeof value === "number") session.usage.set(name, { value, line: step.line });
    }
  },
};
