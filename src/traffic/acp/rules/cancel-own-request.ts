import { isId } from "../../../acp/envelope.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R157 (schema:CancelRequestNotification): a side cancels requests that it has sent. */
export const cancelOwnRequest: AcpRule = {
  id: "rule/cancel-own-request",
  on: ["$/cancel_request"],
  check(step, { connection, open, answered, hasForgotten }) {
    const id = step.params.requestId;
    if (!isId(id) || id === null || open[step.from].has(id) || answered[step.from].has(id)) return undefined;
    const other = step.from === "client" ? "agent" : "client";
    if (!connection.isWhole || !connection.shows[other] || hasForgotten) return undefined;
    const theirs = open[other].get(id);
    const got =
      theirs === undefined ? JSON.stringify(id) : `${JSON.stringify(id)}, which the ${other} has sent in line ${String(theirs.line)}`;
    return broken(step, "/params/requestId", "request of nobody's", `the id of a request that the ${step.from} has sent`, got);
  },
};
