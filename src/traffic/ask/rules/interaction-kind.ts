import { quote } from "../../../json/index.js";
import { objectsOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A55 (gem documentation: Interactions): an interaction is listed as the kind that its event asked for. */
export const interactionKind: AskRule = {
  id: "rule/ask-interaction-kind",
  on: ["interaction/list response"],
  check(step, state) {
    const session = sessionOf(state, step);
    if (session === undefined || step.result === undefined) return undefined;
    return objectsOf(step.result, "interactions").flatMap(([index, { id, kind }]) => {
      const known = typeof id === "string" ? session.interactions.get(id) : undefined;
      if (known === undefined || typeof kind !== "string" || known.kind === kind) return [];
      const expected = `${quote(known.kind)} as in line ${String(known.line)}`;
      return [broken(step, `/result/interactions/${String(index)}/kind`, "another kind", expected, quote(kind))];
    });
  },
};
