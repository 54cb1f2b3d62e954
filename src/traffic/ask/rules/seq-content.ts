import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A64 (schema: Seq): a seq names one event of its session, also when it is sent again. */
export const seqContent: AskRule = {
  id: "rule/ask-seq-content",
  on: ["session/event"],
  check(step, state) {
    const { event, variant } = step;
    const before = event?.seq === undefined ? undefined : sessionOf(state, step)?.seen.get(event.seq);
    if (event?.seq === undefined || before === undefined) return undefined;
    const isSame = before.type === variant && before.digest === event.digest;
    if (isSame) return undefined;
    const got = before.type === variant ? `another ${variant}` : variant;
    const expected = `the ${before.type} of line ${String(before.line)} again, or a new seq`;
    return broken(step, inEvent(step, "seq"), `seq ${String(event.seq)} of two events`, expected, got);
  },
};
