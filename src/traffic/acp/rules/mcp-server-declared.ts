import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** U11 (schema: MessageMcpRequest): inner messages go to a server that the client declared for a session. */
export const mcpServerDeclared: AcpRule = {
  id: "rule/mcp-server-declared",
  on: ["mcp/message"],
  check(step, { connection, mcpServers, hasForgotten }) {
    const id = textOf(step.params, "serverId");
    if (id === undefined || mcpServers.has(id) || !connection.isWhole || hasForgotten) return undefined;
    return broken(step, "/params/serverId", "unknown server", 'the serverId of an mcpServers entry of type "acp" before', quote(id));
  },
};
