import { isId } from "../../../acp/envelope.js";
import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R140 (elicitation): a question about a request names one of the client's that waits for its answer, outside a session. */
export const elicitationRequest: AcpRule = {
  id: "rule/elicitation-request",
  on: ["elicitation/create"],
  check(step, { connection, open, hasForgotten }) {
    const { requestId } = step.params;
    if (!isId(requestId) || step.sessionId !== undefined || !connection.isWhole || hasForgotten) return undefined;
    const request = open.client.get(requestId);
    if (request?.method === "session/prompt")
      return broken(step, "/params/requestId", "question about a prompt", "its sessionId, and no requestId", describe(requestId));
    if (request !== undefined) return undefined;
    const expected = "the id of a request of the client that waits for its answer";
    return broken(step, "/params/requestId", "unknown request", expected, describe(requestId));
  },
};
