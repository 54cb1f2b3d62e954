import type { AskRule } from "../rule.js";
import { wholeIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A31 (schema: TurnStarted): the model answers and reasons within a turn. */
export const modelInTurn: AskRule = {
  id: "rule/ask-model-in-turn",
  on: ["session/event model.streaming", "session/event model.thinking"],
  check(step, state) {
    const session = wholeIn(state, step);
    if (session === undefined || session.turn !== undefined) return undefined;
    return broken(step, inEvent(step, "type"), "outside a turn", "turn.started before it", step.variant);
  },
};
