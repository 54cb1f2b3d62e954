import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R78 (prompt-turn, schema:StopReason): a turn that the client cancelled is answered `cancelled`, and never by an error. */
export const cancelAnswer: AcpRule = {
  id: "rule/cancel-answer",
  on: ["session/prompt response"],
  check(step, { sessions }) {
    const { request, result, error } = step;
    const turn = sessions.get(step.sessionId ?? "")?.turn;
    if (request === undefined || turn?.request !== request || turn.cancelled === undefined) return undefined;
    const expected = `stop reason "cancelled" after the cancel of line ${String(turn.cancelled)}`;
    if (error !== undefined) {
      // Who also cancelled the request itself gets that answered.
      if (request.cancelled !== undefined && error.code === ERROR_CODES.request_cancelled) return undefined;
      return broken(step, "/error", "wrong answer to a cancelled prompt", expected, "an error");
    }
    if (result === undefined || result.stopReason === "cancelled") return undefined;
    return broken(step, "/result/stopReason", "wrong answer to a cancelled prompt", expected, describe(result.stopReason));
  },
};
