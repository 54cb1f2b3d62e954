import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { wholeIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A47 (gem documentation: Interactions): a decision is about something that has waited. */
export const decidedKnown: AskRule = {
  id: "rule/ask-decided-known",
  on: ["session/event approval.updated", "session/event plan.approved", "session/event plan.rejected"],
  check(step, state) {
    const session = wholeIn(state, step);
    if (session === undefined || step.event === undefined) return undefined;
    const id = textOf(step.event.payload, "id");
    const asked = step.variant === "approval.updated" ? "approval.required" : "plan.proposed";
    if (id !== undefined) {
      if (session.interactions.has(id)) return undefined;
      return broken(step, inEvent(step, "payload", "id"), "unknown interaction", `the id of ${asked} before it`, quote(id));
    }
    if (asked === "approval.required" || [...session.interactions.values()].some(({ kind }) => kind === "plan")) return undefined;
    return broken(step, inEvent(step), "no plan", `${asked} before it`, "none");
  },
};
