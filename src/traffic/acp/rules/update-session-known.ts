import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R88 (schema:SessionNotification, implied): updates are about sessions that the client has got to know by then. */
export const updateSessionKnown: AcpRule = {
  id: "rule/update-session-known",
  on: ["session/update"],
  check(step, { connection, sessions, ended, restoring, hasForgotten }) {
    const id = step.sessionId;
    if (id === undefined || sessions.has(id) || ended.has(id) || restoring.has(id)) return undefined;
    if (!connection.isWhole || !connection.shows.agent || !connection.shows.client || hasForgotten) return undefined;
    return broken(step, "/params/sessionId", "unknown session", "the response that introduces it first", quote(id));
  },
};
