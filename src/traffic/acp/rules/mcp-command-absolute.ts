import { quote } from "../../../json/index.js";
import { SETUPS } from "../setup.js";
import { isAbsolute } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** R71 (schema:McpServerStdio): the command of an MCP server is an absolute path. */
export const mcpCommandAbsolute: AcpRule = {
  id: "rule/mcp-command-absolute",
  on: SETUPS,
  check(step) {
    if (step.kind !== "request") return undefined;
    return objectsOf(step.params, "mcpServers").flatMap(([index, server]) => {
      const command = textOf(server, "command");
      if (command === undefined || isAbsolute(command)) return [];
      return broken(step, `/params/mcpServers/${String(index)}/command`, "relative path", "an absolute path", quote(command));
    });
  },
};
