import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R42 (schema:SessionId, implied): a session is used between its setup on this connection and its end. */
export const sessionKnown: AcpRule = {
  id: "rule/session-known",
  on: ["session/prompt", "session/cancel", "session/close", "session/set_mode", "session/set_config_option", "session/request_permission"],
  check(step, { connection, sessions, ended, known, hasForgotten }) {
    const id = step.sessionId;
    if (step.kind === "response" || id === undefined || sessions.has(id)) return undefined;
    const end = ended.get(id);
    // What comes of a session that was deleted while it was active is up to the agent (R62).
    if (end !== undefined && (known.get(id)?.deleted !== undefined || step.from === "agent")) return undefined;
    if (end !== undefined)
      return broken(step, "/params/sessionId", "session that is over", `one that line ${String(end)} has not closed`, quote(id));
    if (!connection.isWhole || !connection.shows.agent || !connection.shows.client || hasForgotten) return undefined;
    return broken(step, "/params/sessionId", "unknown session", "one that was made, loaded or resumed on this connection", quote(id));
  },
};
