import { textOf } from "../../read.js";
import { digestOf } from "../digest.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A60 (schema: PlanApproved): a decided plan has the text with which it was proposed. */
export const planText: AskRule = {
  id: "rule/ask-plan-text",
  on: ["session/event plan.approved", "session/event plan.rejected"],
  check(step, state) {
    const { payload = {} } = step.event ?? {};
    const known = freshIn(state, step)?.interactions.get(textOf(payload, "id") ?? "");
    if (known?.text === undefined || typeof payload.plan !== "string" || digestOf(payload.plan) === known.text) return undefined;
    const expected = `the text of line ${String(known.line)}`;
    return broken(step, inEvent(step, "payload", "plan"), "another plan", expected, "another text");
  },
};
