import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A46 (gem documentation: Interactions): what waits for a person has an id of its own in its session. */
export const interactionIdNew: AskRule = {
  id: "rule/ask-interaction-id-new",
  on: ["session/event approval.required", "session/event plan.proposed"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "id");
    const other = id === undefined ? undefined : freshIn(state, step)?.interactions.get(id);
    if (id === undefined || other === undefined) return undefined;
    return broken(
      step,
      inEvent(step, "payload", "id"),
      "interaction id in use",
      "an id of its own",
      `${quote(id)} of line ${String(other.line)}`,
    );
  },
};
