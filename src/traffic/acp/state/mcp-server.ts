import type { Reducer } from "../../book.js";
import { type AcpState, MOST } from "../state.js";
import { objectsOf, type Step, textOf } from "../step.js";

/** MCP servers that the client declares as reached through this connection. */
export const mcpServers: Reducer<AcpState, Step> = {
  on: ["session/new", "session/load", "session/resume", "session/fork"],
  apply(state, { params }) {
    for (const [, server] of objectsOf(params, "mcpServers")) {
      const id = textOf(server, "type") === "acp" ? textOf(server, "serverId") : undefined;
      if (id === undefined) continue;
      if (state.mcpServers.size < MOST.mcpServers) state.mcpServers.add(id);
      else state.hasForgotten = true;
    }
  },
};
