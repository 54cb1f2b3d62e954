import { itemsOf } from "../../read.js";
import { listOf } from "../carried.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A67 (schema: SessionEventsParams): a result is no longer than the limit of its request. */
export const limit: AskRule = {
  id: "rule/ask-limit",
  on: ["session/events response", "session/list response"],
  check(step) {
    const { limit } = step.params;
    const list = step.method === "session/list" ? "sessions" : listOf(step.method);
    const { length } = itemsOf(step.result ?? {}, list);
    if (typeof limit !== "number" || length <= limit) return undefined;
    return broken(step, `/result/${list}`, "longer than asked for", `at most ${String(limit)}`, String(length));
  },
};
