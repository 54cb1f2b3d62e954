import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

/** U9 (schema: SubagentUpdate): the session of a subagent is told of in that of its immediate parent, always the same. */
export const subagentParent: AcpRule = {
  id: "rule/subagent-parent",
  on: ["session/update subagent_update"],
  check(step, { sessions }) {
    const id = textOf(step.update, "sessionId") ?? "";
    if (step.sessionId === undefined) return undefined;
    if (id === step.sessionId) return broken(step, inUpdate("sessionId"), "session that is its own child", "another session", quote(id));
    const parent = sessions.get(id)?.subagent?.parent;
    if (parent === undefined || parent === step.sessionId) return undefined;
    const expected = `${quote(parent)}, the parent of ${quote(id)} since line ${String(sessions.get(id)?.subagent?.line)}`;
    return broken(step, "/params/sessionId", "another parent", expected, quote(step.sessionId));
  },
};
