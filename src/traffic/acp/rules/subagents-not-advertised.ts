import { notAdvertised } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { inUpdate } from "../step.js";

/** U9 (schema: SubagentCapabilities): subagents, and messages between sessions, only where the client advertised that it follows them. */
export const subagentsNotAdvertised: AcpRule = {
  id: "rule/subagents-not-advertised",
  on: ["session/update subagent_update", "session/update session_message", "session/update session_message_chunk"],
  check(step, { connection }) {
    return notAdvertised(step, connection, "subagents", inUpdate("sessionUpdate"), "kind of update");
  },
};
