import type { AskRule } from "../rule.js";
import { MOST, sessionOf } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A63 (schema: Seq): pushed events of a session rise in seq, unless they are sent again or the client subscribes anew. */
export const seqRises: AskRule = {
  id: "rule/ask-seq-rises",
  on: ["session/event"],
  check(step, state) {
    const { event } = step;
    const session = sessionOf(state, step);
    if (session === undefined || event?.seq === undefined || event.delivery === "result" || event.seq >= session.pushedSeq)
      return undefined;
    // With a second subscription, events of the first may still be on their way; with none recorded, nobody knows where it begins.
    if (session.subscriptions !== (event.delivery === "push" ? 1 : 0)) return undefined;
    if (session.seen.has(event.seq) || session.hasLetGo || session.seen.size >= MOST.events) return undefined;
    const got = `${String(event.seq)}, which was not sent before`;
    return broken(step, inEvent(step, "seq"), "seq that goes back", `more than ${String(session.pushedSeq)}`, got);
  },
};
