import { append, quote } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** U11 (schema: McpServerAcp): no two servers have one id; that a later request declares a server again is no second. */
export const mcpServerUnique: AcpRule = {
  id: "rule/mcp-server-unique",
  on: ["session/new", "session/load", "session/resume", "session/fork"],
  check(step) {
    const seen = new Set<string>();
    const left: Broken[] = [];
    for (const [index, server] of objectsOf(step.params, "mcpServers")) {
      const id = textOf(server, "type") === "acp" ? textOf(server, "serverId") : undefined;
      if (id === undefined) continue;
      const pointer = append(append("/params/mcpServers", index), "serverId");
      if (seen.has(id)) left.push(broken(step, pointer, "id used again", "an id that no other server of this request has", quote(id)));
      seen.add(id);
    }
    return left;
  },
};
