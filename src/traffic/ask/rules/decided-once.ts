import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A48 (gem documentation: Interactions): an interaction leaves pending once. */
export const decidedOnce: AskRule = {
  id: "rule/ask-decided-once",
  on: ["session/event approval.updated", "session/event plan.approved", "session/event plan.rejected"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "id");
    const resolved = id === undefined ? undefined : freshIn(state, step)?.interactions.get(id)?.resolved;
    if (id === undefined || resolved === undefined) return undefined;
    const expected = `one decision on it, which was ${quote(resolved.status)} in line ${String(resolved.line)}`;
    return broken(step, inEvent(step, "payload", "id"), "second decision", expected, `another on ${quote(id)}`);
  },
};
