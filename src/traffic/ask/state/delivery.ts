import type { Reducer } from "../../book.js";
import { keep } from "../../bounded.js";
import { type AskState, MOST, sessionOf } from "../state.js";
import type { Step } from "../step.js";

/** Where the client reads a session: each subscription sets the cursor anew. */
export const cursors: Reducer<AskState, Step> = {
  on: ["session/subscribe", "session/subscribe response", "session/events response"],
  apply(state, step) {
    const session = sessionOf(state, step);
    if (session === undefined) return;
    const { kind, method, params, result, line } = step;
    session.mayMiss = true;
    if (method === "session/events") return;
    session.pushedSeq = 0;
    session.subscription = undefined;
    if (kind === "request") {
      session.subscriptions += 1;
      if (state.subscribed.size < MOST.sessions) state.subscribed.add(session.id);
    } else if (result !== undefined) {
      const { afterSeq } = params;
      session.subscription = { afterSeq: typeof afterSeq === "number" ? afterSeq : 0, line };
    }
  },
};

/** What was seen of a session's events. Last of all reducers, as others ask whether an event is new. */
export const events: Reducer<AskState, Step> = {
  on: ["session/event"],
  apply(state, step) {
    const session = sessionOf(state, step);
    const { event, variant, line } = step;
    if (session === undefined || event?.seq === undefined) return;
    const { seq, delivery, digest } = event;
    if (!session.seen.has(seq)) keep(session.seen, seq, { line, type: variant, digest }, MOST.events);
    if (delivery !== "result") session.pushedSeq = Math.max(session.pushedSeq, seq);
    if (seq <= session.lastSeq) return;
    if (session.lastSeq === 0) session.isWhole = seq === 1;
    else if (session.mayMiss && seq > session.lastSeq + 1) session.isWhole = false;
    session.mayMiss = false;
    session.lastSeq = seq;
  },
};
