import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A27 (schema: TurnStarted): every turn has a fresh id. */
export const turnIdNew: AskRule = {
  id: "rule/ask-turn-id-new",
  on: ["session/event turn.started"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "turnId");
    const other = id === undefined ? undefined : freshIn(state, step)?.turns.get(id);
    if (id === undefined || other === undefined) return undefined;
    return broken(
      step,
      inEvent(step, "payload", "turnId"),
      "turn id in use",
      "a fresh id",
      `${quote(id)} of the turn of line ${String(other)}`,
    );
  },
};
