import { describe, quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, itemsOf, textOf } from "../step.js";

const KNOWN: readonly string[] = ["in_progress", "completed", "failed", "cancelled"];

/** R176 (RFD: session-compaction): only what is completed has a summary, and only what failed an error. */
export const compactionOutcome: AcpRule = {
  id: "rule/compaction-outcome",
  on: ["session/update compaction_update"],
  check(step) {
    const { update } = step;
    const status = textOf(update, "status") ?? "";
    if (!KNOWN.includes(status)) return undefined;
    const summary = itemsOf(update, "summary");
    if (summary.length > 0 && status !== "completed")
      return broken(step, inUpdate("summary"), `summary of what is ${quote(status)}`, 'one with "completed" alone', describe(summary));
    const error = textOf(update, "error");
    if (error !== undefined && status !== "failed")
      return broken(step, inUpdate("error"), `error of what is ${quote(status)}`, 'one with "failed" alone', describe(error));
    return undefined;
  },
};
