import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { wholeIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A29 (schema: TurnCompleted): a run that completes has begun. */
export const turnRunning: AskRule = {
  id: "rule/ask-turn-running",
  on: ["session/event turn.completed"],
  check(step, state) {
    const session = wholeIn(state, step);
    if (session === undefined || session.turn !== undefined) return undefined;
    const id = textOf(step.event?.payload ?? {}, "turnId");
    // The second end of a run has a rule of its own; a run that never started a turn names none.
    if (id === undefined || id === session.terminal?.turnId) return undefined;
    return broken(step, inEvent(step, "type"), "no run under way", "turn.started before it", "turn.completed");
  },
};
