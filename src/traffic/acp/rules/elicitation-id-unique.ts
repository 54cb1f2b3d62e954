import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R147 (elicitation): no two elicitations at an address have one id at a time. */
export const elicitationIdUnique: AcpRule = {
  id: "rule/elicitation-id-unique",
  on: ["elicitation/create"],
  check(step, { elicitations }) {
    const id = textOf(step.params, "elicitationId") ?? "";
    const known = elicitations.get(id);
    if (textOf(step.params, "mode") !== "url" || known === undefined) return undefined;
    if (known.answer === "refused" || known.completed !== undefined) return undefined;
    const outcome = broken(step, "/params/elicitationId", "id in use", `an id other than that of line ${String(known.line)}`, quote(id));
    // Nothing has to tell that an elicitation which was accepted is complete.
    return known.answer === "accepted" ? { ...outcome, level: "note" } : outcome;
  },
};
