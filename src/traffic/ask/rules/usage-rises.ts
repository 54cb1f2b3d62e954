import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { USAGE } from "../state/turn.js";
import { broken, inEvent } from "../step.js";

/** A32 (schema: TurnCompleted): tokens and cost are counted over the session, so they never fall. */
export const usageRises: AskRule = {
  id: "rule/ask-usage-rises",
  on: ["session/event turn.completed"],
  check(step, state) {
    const session = freshIn(state, step);
    if (session === undefined) return undefined;
    return USAGE.flatMap((name) => {
      const value = step.event?.payload[name];
      const before = session.usage.get(name);
      if (typeof value !== "number" || before === undefined || value >= before.value) return [];
      const expected = `at least the ${String(before.value)} of line ${String(before.line)}`;
      return [broken(step, inEvent(step, "payload", name), "count that falls", expected, String(value))];
    });
  },
};
