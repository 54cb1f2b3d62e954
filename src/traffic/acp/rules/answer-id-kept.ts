import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** A number as text, and text as the number that it spells. */
export function otherForm(id: string | number): string | number {
  return typeof id === "number" ? String(id) : Number(id);
}

/** R7 (schema:RequestId): an answer has the id of its request as it was. */
export const answerIdKept: AcpRule = {
  id: "rule/answer-id-kept",
  on: ["* response"],
  check(step, { open }) {
    if (step.request !== undefined || step.id === undefined || step.id === null) return undefined;
    const asked = open[step.from === "client" ? "agent" : "client"].get(otherForm(step.id));
    if (asked === undefined) return undefined;
    return broken(step, "/id", "changed id", `${JSON.stringify(asked.id)} as in line ${String(asked.line)}`, JSON.stringify(step.id));
  },
};
