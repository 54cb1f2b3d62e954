import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A19 (schema: SessionCreated): session.created is the first event of a session, with seq 1, and nothing else is. */
export const createdFirst: AskRule = {
  id: "rule/ask-created-first",
  on: ["session/event"],
  check(step, state) {
    const seq = step.event?.seq;
    if (seq === undefined || step.variant === "" || freshIn(state, step) === undefined) return undefined;
    const isCreated = step.variant === "session.created";
    if (isCreated === (seq === 1)) return undefined;
    if (isCreated) return broken(step, inEvent(step, "seq"), "not the first event", "seq 1", String(seq));
    return broken(step, inEvent(step, "type"), "wrong first event", "session.created with seq 1", quote(step.variant));
  },
};
