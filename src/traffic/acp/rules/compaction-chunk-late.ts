import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R174 (RFD: session-compaction): pieces of a summary come before the status that ends the compaction. */
export const compactionChunkLate: AcpRule = {
  id: "rule/compaction-chunk-late",
  on: ["session/update compaction_summary_chunk"],
  check(step, { sessions }) {
    const id = textOf(step.update, "compactionId") ?? "";
    const ended = sessions.get(step.sessionId ?? "")?.compactions.get(id)?.ended;
    if (ended === undefined) return undefined;
    const expected = `no more of a compaction that was ${ended.status} on line ${String(ended.line)}`;
    return broken(step, inUpdate("compactionId"), "summary after the end", expected, quote(id));
  },
};
