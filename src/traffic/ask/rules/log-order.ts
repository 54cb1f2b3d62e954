import { objectsOf } from "../../read.js";
import { listOf } from "../carried.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A65 (schema: SessionEventsResult): the events of a result rise in seq. */
export const logOrder: AskRule = {
  id: "rule/ask-log-order",
  on: ["session/subscribe response", "session/events response"],
  check(step) {
    let last = 0;
    for (const [index, { seq }] of objectsOf(step.result ?? {}, listOf(step.method))) {
      if (typeof seq !== "number") continue;
      const pointer = `/result/${listOf(step.method)}/${String(index)}/seq`;
      if (seq <= last) return broken(step, pointer, "out of order", `more than ${String(last)} of the event before`, String(seq));
      last = seq;
    }
    return undefined;
  },
};
