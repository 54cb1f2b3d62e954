import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R133 (terminals): requests about a terminal name one that was made in their session. */
export const terminalKnown: AcpRule = {
  id: "rule/terminal-known",
  on: ["terminal/output", "terminal/wait_for_exit", "terminal/kill", "terminal/release"],
  check(step, { connection, sessions, hasForgotten }) {
    const id = textOf(step.params, "terminalId");
    const session = sessions.get(step.sessionId ?? "");
    if (id === undefined || session === undefined || session.terminals.has(id)) return undefined;
    // A session that was there before may have terminals from before.
    const isNew = session.origin === "new" || session.origin === "fork" || connection.isWhole;
    if (!isNew || session.origin === "named" || session.terminalsUnknown || hasForgotten) return undefined;
    const other = [...sessions.values()].find(({ terminals }) => terminals.has(id));
    const got = other === undefined ? quote(id) : `${quote(id)}, a terminal of session ${quote(other.id)}`;
    return broken(step, "/params/terminalId", "unknown terminal", "the id of a terminal of this session", got);
  },
};
