import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A49 (schema: InteractionApproveResult): the event of a decision says what the client was answered. */
export const decisionKept: AskRule = {
  id: "rule/ask-decision-kept",
  on: ["session/event approval.updated"],
  check(step, state) {
    const { payload = {} } = step.event ?? {};
    const status = textOf(payload, "status");
    const { answer, resolved } = freshIn(state, step)?.interactions.get(textOf(payload, "id") ?? "") ?? {};
    // A second decision has a rule of its own.
    if (status === undefined || answer === undefined || answer.status === status || resolved !== undefined) return undefined;
    const expected = `${quote(answer.status)} as answered in line ${String(answer.line)}`;
    return broken(step, inEvent(step, "payload", "status"), "another decision", expected, quote(status));
  },
};
