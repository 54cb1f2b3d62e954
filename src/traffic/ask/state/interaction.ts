import { has } from "../../../json/index.js";
import type { Reducer } from "../../book.js";
import { keep } from "../../bounded.js";
import { itemsOf, textOf } from "../../read.js";
import { digestOf } from "../digest.js";
import { type AskState, freshIn, MOST, sessionOf } from "../state.js";
import type { Step } from "../step.js";

/** What waits for a person, from the event that asks to the event that tells the decision. */
export const interactions: Reducer<AskState, Step> = {
  on: [
    "session/event approval.required",
    "session/event plan.proposed",
    "session/event approval.updated",
    "session/event plan.approved",
    "session/event plan.rejected",
  ],
  apply(state, step) {
    const session = freshIn(state, step);
    if (session === undefined || step.event === undefined) return;
    const { payload } = step.event;
    const { variant, line } = step;
    const id = textOf(payload, "id");
    const isAsked = variant === "approval.required" || variant === "plan.proposed";
    const status = variant === "approval.updated" ? textOf(payload, "status") : variant.slice("plan.".length);
    if (!isAsked && status === "approved") session.approved = line;
    if (id === undefined) {
      // The event does not say which plan: it is the one that waits, or every one.
      for (const one of session.interactions.values()) if (one.kind === "plan") one.resolved ??= { status: status ?? "", line };
      return;
    }
    if (!isAsked) {
      const known = session.interactions.get(id);
      if (known !== undefined) known.resolved ??= { status: status ?? "", line };
      return;
    }
    const kind = variant === "plan.proposed" ? "plan" : "approval";
    const scopes = has(payload, "allowedScopes") ? itemsOf(payload, "allowedScopes") : undefined;
    const text = kind === "plan" ? digestOf(payload.plan) : undefined;
    if (session.interactions.has(id)) return;
    if (keep(session.interactions, id, { kind, line, scopes, text, answer: undefined, resolved: undefined }, MOST.items))
      state.hasForgotten = true;
  },
};

/** What a client was answered about one interaction. */
export const answers: Reducer<AskState, Step> = {
  on: ["interaction/approve response", "interaction/reject response"],
  apply(state, step) {
    const { method, result, params, line } = step;
    const known = sessionOf(state, step)?.interactions.get(textOf(params, "interactionId") ?? "");
    if (known === undefined || result === undefined) return;
    known.answer ??= { status: method === "interaction/approve" ? "approved" : "rejected", line };
  },
};
