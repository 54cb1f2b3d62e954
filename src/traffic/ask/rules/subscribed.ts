import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { broken, inEvent } from "../step.js";

/** A71 (schema: SessionSubscribeParams): events are pushed for sessions to which the connection has subscribed. */
export const subscribed: AskRule = {
  id: "rule/ask-subscribed",
  on: ["session/event"],
  check(step, state) {
    const { event, sessionId } = step;
    if (event?.delivery !== "push" || sessionId === undefined || !state.connection.isWhole || !step.isDirected) return undefined;
    // Only where both sides are recorded is a subscription missing; of a session it is said once.
    const session = state.sessions.get(sessionId);
    if (!state.connection.answers.host || state.subscribed.has(sessionId) || (session?.pushedSeq ?? 0) > 0 || state.hasForgotten)
      return undefined;
    return broken(step, inEvent(step), "not subscribed", `session/subscribe for ${quote(sessionId)} before it`, "an event");
  },
};
