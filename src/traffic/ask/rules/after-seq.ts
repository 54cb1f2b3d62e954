import type { Broken } from "../../book.js";
import { objectsOf } from "../../read.js";
import { listOf } from "../carried.js";
import type { AskRule } from "../rule.js";
import { type AskState, sessionOf } from "../state.js";
import { broken, inEvent, type Step } from "../step.js";

/** A66 (schema: AfterSeq): after a seq means events with a greater one. */
export const afterSeq: AskRule = {
  id: "rule/ask-after-seq",
  on: ["session/subscribe response", "session/events response", "session/event"],
  check(step, state) {
    return step.event === undefined ? inResult(step) : pushed(step, state);
  },
};

function inResult(step: Step): Broken | undefined {
  const { afterSeq } = step.params;
  if (step.result === undefined || typeof afterSeq !== "number") return undefined;
  const list = listOf(step.method);
  const early = objectsOf(step.result, list).find(([, { seq }]) => typeof seq === "number" && seq <= afterSeq);
  return early === undefined ? undefined : tooEarly(step, `/result/${list}/${String(early[0])}/seq`, afterSeq, early[1].seq);
}

function pushed(step: Step, state: AskState): Broken | undefined {
  const session = sessionOf(state, step);
  const seq = step.event?.seq;
  if (step.event?.delivery !== "push" || seq === undefined || session?.subscription === undefined) return undefined;
  // After a second subscription, events of the first may still be on their way.
  if (session.subscriptions > 1 || seq > session.subscription.afterSeq) return undefined;
  return tooEarly(step, inEvent(step, "seq"), session.subscription.afterSeq, seq);
}

function tooEarly(step: Step, pointer: string, afterSeq: number, seq: unknown): Broken {
  return broken(step, pointer, "event from before", `more than afterSeq ${String(afterSeq)}`, String(seq));
}
