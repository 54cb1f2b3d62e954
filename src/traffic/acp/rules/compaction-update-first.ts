import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R173 (RFD: session-compaction): a compaction begins with its update; by the schema a piece of its summary begins it too. */
export const compactionUpdateFirst: AcpRule = {
  id: "rule/compaction-update-first",
  on: ["session/update compaction_summary_chunk"],
  check(step, { sessions, hasForgotten }) {
    const session = sessions.get(step.sessionId ?? "");
    const id = textOf(step.update, "compactionId");
    // Of a session that the recording did not see begin, the update may have come before.
    if (id === undefined || session === undefined || hasForgotten || session.origin === "named" || session.origin === "resume")
      return undefined;
    if (session.compactions.has(id)) return undefined;
    return broken(step, inUpdate("compactionId"), "summary before its compaction", "a compaction_update of this id first", quote(id));
  },
};
