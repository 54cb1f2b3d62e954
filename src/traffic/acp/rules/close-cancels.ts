import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R55 (session-setup): the prompt of a session that is closed ends as cancelled. */
export const closeCancels: AcpRule = {
  id: "rule/close-cancels",
  on: ["session/prompt response"],
  check(step, { sessions, ended, known }) {
    const id = step.sessionId ?? "";
    const closed = ended.get(id);
    // As long as session/close waits for its answer the prompt counts as cancelled, and R78 looks at it.
    if (closed === undefined || sessions.has(id) || known.get(id)?.deleted !== undefined || step.request === undefined) return undefined;
    if (step.result?.stopReason === "cancelled" || closed < step.request.line) return undefined;
    const got = step.result === undefined ? "an error" : describe(step.result.stopReason);
    const pointer = step.result === undefined ? "" : "/result/stopReason";
    return broken(step, pointer, "prompt of a closed session", `"cancelled" after the session/close of line ${String(closed)}`, got);
  },
};
