import { objectsOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A68 (schema: SessionEventsResult): hasMore is false only where no event of the session follows. */
export const hasMore: AskRule = {
  id: "rule/ask-has-more",
  on: ["session/events response"],
  check(step) {
    const { request, result, params } = step;
    if (result?.hasMore !== false || request === undefined) return undefined;
    const after = typeof params.afterSeq === "number" ? params.afterSeq : 0;
    const last = objectsOf(result, "events").reduce((most, [, { seq }]) => (typeof seq === "number" ? Math.max(most, seq) : most), after);
    if (last >= request.lastSeq) return undefined;
    const expected = `true, as seq ${String(request.lastSeq)} was seen before the request`;
    return broken(step, "/result/hasMore", "more follows", expected, `false after seq ${String(last)}`);
  },
};
