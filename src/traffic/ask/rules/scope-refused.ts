import { ERROR_CODES } from "../../../../generated/ask/registry.js";
import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A51 (schema: InteractionApproveParams): a scope that the host did not offer is refused with -32602, never taken for a smaller one. */
export const scopeRefused: AskRule = {
  id: "rule/ask-scope-refused",
  on: ["interaction/approve response"],
  check(step, state) {
    const scope = textOf(step.params, "scope");
    const asked = sessionOf(state, step)?.interactions.get(textOf(step.params, "interactionId") ?? "");
    // A host that names no scopes does not know of them.
    if (step.result === undefined || scope === undefined || asked?.scopes === undefined || asked.scopes.includes(scope)) return undefined;
    const expected = `error ${String(ERROR_CODES.invalid_params)}, as line ${String(asked.line)} does not offer ${quote(scope)}`;
    return broken(step, "/result", "scope that was not offered", expected, "a result");
  },
};
