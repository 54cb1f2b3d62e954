import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { isEnd } from "../state/compaction.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R175 (RFD: session-compaction): a compaction ends once, in one way; to tell the same end again, with more of it, is no second. */
export const compactionOneEnd: AcpRule = {
  id: "rule/compaction-one-end",
  on: ["session/update compaction_update"],
  check(step, { sessions }) {
    const status = textOf(step.update, "status") ?? "";
    const ended = sessions.get(step.sessionId ?? "")?.compactions.get(textOf(step.update, "compactionId") ?? "")?.ended;
    if (ended === undefined || !isEnd(status) || status === ended.status) return undefined;
    return broken(step, inUpdate("status"), "second end", `${quote(ended.status)} as on line ${String(ended.line)}`, quote(status));
  },
};
