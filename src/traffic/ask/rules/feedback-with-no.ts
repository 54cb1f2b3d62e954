import { describe, has } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A53 (schema: ApprovalUpdated): approval.updated has feedback only with a no. */
export const feedbackWithNo: AskRule = {
  id: "rule/ask-feedback-with-no",
  on: ["session/event approval.updated"],
  check(step, state) {
    const { payload = {} } = step.event ?? {};
    if (!has(payload, "feedback") || payload.status !== "approved" || freshIn(state, step) === undefined) return undefined;
    return broken(
      step,
      inEvent(step, "payload", "feedback"),
      "feedback of a yes",
      'none with status "approved"',
      describe(payload.feedback),
    );
  },
};
