import { formFaults } from "../../../acp/form.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, textOf } from "../step.js";

/** R144 (elicitation): what the user filled in fits the form that was asked for. */
export const elicitationContent: AcpRule = {
  id: "rule/elicitation-content",
  on: ["elicitation/create response"],
  check(step) {
    if (step.result === undefined || textOf(step.result, "action") !== "accept" || textOf(step.params, "mode") !== "form") return undefined;
    const schema = objectOf(step.params, "requestedSchema");
    if (schema === undefined) return undefined;
    return formFaults(schema, step.result).map(({ pointer, what, expected, got }) =>
      broken(step, `/result${pointer}`, what, expected, got),
    );
  },
};
