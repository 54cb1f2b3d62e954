import { notAdvertised } from "../capability.js";
import { SETUPS } from "../setup.js";
import type { AcpRule } from "../rule.js";
import { objectsOf } from "../step.js";

/** R70 (session-setup): MCP servers over http and sse need a capability of the agent. */
export const mcpTransportNotAdvertised: AcpRule = {
  id: "rule/mcp-transport-not-advertised",
  on: SETUPS,
  check(step, { connection }) {
    if (step.kind !== "request") return undefined;
    return objectsOf(step.params, "mcpServers").flatMap(([index, { type }]) =>
      type === "http" || type === "sse"
        ? (notAdvertised(step, connection, `mcpCapabilities.${type}`, `/params/mcpServers/${String(index)}`, `${type} server`) ?? [])
        : [],
    );
  },
};
