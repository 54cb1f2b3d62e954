import { ERROR_CODES } from "../../../../generated/ask/registry.js";
import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A56 (registry: errors): an interaction that is resolved cannot be resolved again: the answer is an error (-32006, of plans -32007). */
export const resolvedRefused: AskRule = {
  id: "rule/ask-resolved-refused",
  on: ["interaction/approve response", "interaction/reject response", "plan/approve response", "plan/reject response"],
  check(step, state) {
    const { request, result, params, method } = step;
    const id = textOf(params, "interactionId");
    const known = id === undefined ? undefined : sessionOf(state, step)?.interactions.get(id);
    const decision = known?.resolved ?? known?.answer;
    if (id === undefined || request === undefined || result === undefined || decision === undefined || decision.line > request.line)
      return undefined;
    const code = method.startsWith("plan/") ? ERROR_CODES.plan_not_found : ERROR_CODES.interaction_not_found;
    const expected = `error ${String(code)}, as ${quote(id)} was ${decision.status} in line ${String(decision.line)}`;
    return broken(step, "/result", "resolved again", expected, "a result");
  },
};
