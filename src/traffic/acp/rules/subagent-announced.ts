import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** U9 (schema: SubagentUpdate): the session of a subagent is announced before anything else names it. */
export const subagentAnnounced: AcpRule = {
  id: "rule/subagent-announced",
  on: ["session/update subagent_update"],
  check(step, { connection, sessions, hasForgotten }) {
    const id = textOf(step.update, "sessionId") ?? "";
    const child = sessions.get(id);
    if (child?.origin !== "named" || !connection.isWhole || hasForgotten) return undefined;
    const expected = `its first subagent_update before line ${String(child.line)}`;
    return broken(step, inUpdate("sessionId"), "late announcement", expected, quote(id));
  },
};
