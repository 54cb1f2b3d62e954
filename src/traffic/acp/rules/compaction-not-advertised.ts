import { notAdvertised } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { inUpdate } from "../step.js";

/** R171 (schema: CompactionUpdate): compactions are told only where the client advertised that it takes them. */
export const compactionNotAdvertised: AcpRule = {
  id: "rule/compaction-not-advertised",
  on: ["session/update compaction_update", "session/update compaction_summary_chunk"],
  check(step, { connection }) {
    return notAdvertised(step, connection, "session.compaction", inUpdate("sessionUpdate"), "kind of update");
  },
};
