import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A21 (schema: SessionEnded): session.ended is the last event of a session. */
export const endedLast: AskRule = {
  id: "rule/ask-ended-last",
  on: ["session/event"],
  check(step, state) {
    const session = freshIn(state, step);
    if (session?.ended === undefined) return undefined;
    const got = `another with seq ${String(step.event?.seq)}`;
    return broken(step, inEvent(step), "event of an ended session", `none after session.ended of line ${String(session.ended)}`, got);
  },
};
