import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R127 (schema: ReadTextFileRequest): what the agent asks of the client is about a session of this connection. */
export const clientSessionKnown: AcpRule = {
  id: "rule/client-session-known",
  on: [
    "fs/read_text_file",
    "fs/write_text_file",
    "terminal/create",
    "terminal/output",
    "terminal/wait_for_exit",
    "terminal/kill",
    "terminal/release",
    "elicitation/create",
  ],
  check(step, { connection, sessions, ended, hasForgotten }) {
    const id = step.sessionId;
    // What was on its way when the client closed a session is nobody's fault.
    if (id === undefined || sessions.has(id) || ended.has(id)) return undefined;
    if (!connection.isWhole || !connection.shows.agent || hasForgotten) return undefined;
    return broken(step, "/params/sessionId", "unknown session", "one that was made, loaded or resumed on this connection", quote(id));
  },
};
