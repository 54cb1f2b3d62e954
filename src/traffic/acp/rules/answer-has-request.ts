import { otherForm } from "./answer-id-kept.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R10 (schema:RequestId, implied): an answer belongs to a request of the other side. */
export const answerHasRequest: AcpRule = {
  id: "rule/answer-has-request",
  on: ["* response"],
  check(step, { connection, open, answered, hasForgotten }) {
    const { id, request } = step;
    const asker = step.from === "client" ? "agent" : "client";
    if (request !== undefined || id === undefined || id === null || !connection.isWhole || !connection.shows[asker] || hasForgotten)
      return undefined;
    if (answered[asker].has(id) || open[asker].has(otherForm(id))) return undefined;
    return broken(step, "/id", "answer to nothing", `the id of a request of the ${asker}`, JSON.stringify(id));
  },
};
