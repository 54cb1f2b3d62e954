import { quote } from "../../../json/index.js";
import { objectsOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A54 (gem documentation: Interactions): a resolved interaction never goes back to pending. */
export const neverPendingAgain: AskRule = {
  id: "rule/ask-never-pending-again",
  on: ["interaction/list response"],
  check(step, state) {
    const session = sessionOf(state, step);
    const { request, result } = step;
    if (session === undefined || request === undefined || result === undefined) return undefined;
    return objectsOf(result, "interactions").flatMap(([index, { id, status }]) => {
      const known = typeof id === "string" ? session.interactions.get(id) : undefined;
      const decision = known?.resolved ?? known?.answer;
      if (status !== "pending" || decision === undefined || decision.line > request.line) return [];
      const expected = `${quote(decision.status)} as in line ${String(decision.line)}, or no entry`;
      return [broken(step, `/result/interactions/${String(index)}/status`, "pending again", expected, '"pending"')];
    });
  },
};
