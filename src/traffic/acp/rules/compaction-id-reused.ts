import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** R172 (schema: CompactionId): a compaction has an id of its own; what has ended does not begin again. */
export const compactionIdReused: AcpRule = {
  id: "rule/compaction-id-reused",
  on: ["session/update compaction_update"],
  check(step, { sessions }) {
    if (step.update.status !== "in_progress") return undefined;
    const id = textOf(step.update, "compactionId") ?? "";
    const ended = sessions.get(step.sessionId ?? "")?.compactions.get(id)?.ended;
    if (ended === undefined) return undefined;
    const expected = `an id other than that of the compaction which line ${String(ended.line)} ended`;
    return broken(step, inUpdate("compactionId"), "id used again", expected, quote(id));
  },
};
