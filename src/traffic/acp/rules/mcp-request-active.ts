import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** U11 (schema: MessageMcpNotification): a server tells only of an inner request that is still running. */
export const mcpRequestActive: AcpRule = {
  id: "rule/mcp-request-active",
  on: ["mcp/message"],
  check(step, { connection, open, hasForgotten }) {
    const id = textOf(step.params, "requestId");
    if (step.kind !== "notification" || id === undefined || hasForgotten) return undefined;
    if (!connection.isWhole || !connection.shows.agent) return undefined;
    for (const { method, params } of open.agent.values())
      if (method === "mcp/message" && params.requestId === id && params.serverId === step.params.serverId) return undefined;
    return broken(
      step,
      "/params/requestId",
      "no such inner request",
      "the requestId of an mcp/message that waits for its answer",
      quote(id),
    );
  },
};
