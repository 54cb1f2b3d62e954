import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { wholeIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A28 (schema: TurnCompleted): an event that ends a run names its last turn. */
export const turnNamed: AskRule = {
  id: "rule/ask-turn-named",
  on: ["session/event turn.completed", "session/event turn.failed", "session/event turn.aborted"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "turnId");
    const session = wholeIn(state, step);
    const turn = session?.turn;
    if (id === undefined || session === undefined || turn === undefined || turn.id === "" || turn.id === id) return undefined;
    // A run that fails before its first turn mints an id.
    if (step.variant === "turn.failed" && !session.turns.has(id)) return undefined;
    const expected = `${quote(turn.id)} of the turn of line ${String(turn.line)}`;
    return broken(step, inEvent(step, "payload", "turnId"), "another turn", expected, quote(id));
  },
};
