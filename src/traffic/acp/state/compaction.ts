import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST } from "../state.js";
import { type Step, textOf } from "../step.js";

const ENDS: readonly string[] = ["completed", "failed", "cancelled"];

/** Compactions, from their first mention on. A load replays them from the beginning. */
export const compactions: Reducer<AcpState, Step> = {
  on: ["session/update compaction_update", "session/update compaction_summary_chunk", "session/load"],
  apply(state, { method, update, sessionId, line }) {
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    if (session === undefined) return;
    if (method === "session/load") {
      session.compactions.clear();
      return;
    }
    const id = textOf(update, "compactionId");
    if (id === undefined) return;
    let compaction = session.compactions.get(id);
    if (compaction === undefined) {
      compaction = { line, ended: undefined };
      if (keep(session.compactions, id, compaction, MOST.compactions)) state.hasForgotten = true;
    }
    const status = textOf(update, "status");
    if (status !== undefined && isEnd(status)) compaction.ended ??= { line, status };
  },
};

/** Whether a compaction of that status is over. A status that nobody knows says neither. */
export function isEnd(status: string): boolean {
  return ENDS.includes(status);
}
