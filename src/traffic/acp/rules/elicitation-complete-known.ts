import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R148 (elicitation): what is complete was asked for on this connection, and is told of once. */
export const elicitationCompleteKnown: AcpRule = {
  id: "rule/elicitation-complete-known",
  on: ["elicitation/complete"],
  check(step, { connection, elicitations, hasForgotten }) {
    const id = textOf(step.params, "elicitationId");
    if (id === undefined) return undefined;
    const known = elicitations.get(id);
    const pointer = "/params/elicitationId";
    if (known?.completed !== undefined) {
      const expected = `an elicitation that line ${String(known.completed)} did not complete`;
      return broken(step, pointer, "second completion", expected, quote(id));
    }
    if (known !== undefined || !connection.isWhole || hasForgotten) return undefined;
    return broken(step, pointer, "unknown elicitation", "the elicitationId of an elicitation/create before", quote(id));
  },
};
