import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST } from "../state.js";
import { type Step, textOf } from "../step.js";

/** Elicitations at an address last from their request until the agent says that they are complete, or they come to nothing. */
export const elicitations: Reducer<AcpState, Step> = {
  on: ["elicitation/create", "elicitation/create response", "elicitation/complete"],
  apply(state, { kind, method, params, result, line }) {
    const id = textOf(params, "elicitationId");
    if (id === undefined) return;
    if (kind === "request" && method === "elicitation/create") {
      if (textOf(params, "mode") !== "url") return;
      const isOver = keep(state.elicitations, id, { line, answer: "none", completed: undefined }, MOST.elicitations);
      if (isOver) state.hasForgotten = true;
      return;
    }
    const elicitation = state.elicitations.get(id);
    if (elicitation === undefined) return;
    if (method === "elicitation/complete") elicitation.completed ??= line;
    else elicitation.answer = result !== undefined && textOf(result, "action") === "accept" ? "accepted" : "refused";
  },
};
