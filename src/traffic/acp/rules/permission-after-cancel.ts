import { ERROR_CODES } from "../../../../generated/acp/registry.js";
import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf } from "../step.js";
import { turnOf } from "../waiting.js";

/**
 * R83, R103 (prompt-turn, tool-calls): permission that a turn still asks for when it is cancelled is answered `cancelled`.
 * The error -32800, which the page of cancellation shows, says the same.
 */
export const permissionAfterCancel: AcpRule = {
  id: "rule/permission-after-cancel",
  on: ["session/request_permission response"],
  check(step, { sessions }) {
    const { request, result, error } = step;
    const session = sessions.get(step.sessionId ?? "");
    if (session === undefined || request === undefined) return undefined;
    const cancelled = turnOf(session, request)?.cancelled;
    if (cancelled === undefined || cancelled < request.line) return undefined;
    const expected = `outcome "cancelled" after the cancel of line ${String(cancelled)}`;
    if (error !== undefined) {
      if (error.code === ERROR_CODES.request_cancelled) return undefined;
      return broken(step, "/error", "answer of a cancelled turn", expected, "an error");
    }
    const outcome = objectOf(result ?? {}, "outcome")?.outcome;
    if (outcome === "cancelled" || outcome === undefined) return undefined;
    return broken(step, "/result/outcome/outcome", "answer of a cancelled turn", expected, describe(outcome));
  },
};
