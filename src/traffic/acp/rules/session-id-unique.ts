import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R41 (session-setup): a new session has an id that no other has. */
export const sessionIdUnique: AcpRule = {
  id: "rule/session-id-unique",
  on: ["session/new response", "session/fork response"],
  check(step, { sessions, ended }) {
    const id = textOf(step.result ?? {}, "sessionId");
    if (id === undefined || step.request === undefined) return undefined;
    // Updates of a new session may overtake the response that introduces it.
    const line = sessions.get(id)?.line ?? ended.get(id);
    if (line === undefined || line > step.request.line) return undefined;
    return broken(step, "/result/sessionId", "id of another session", `a new one, not that of line ${String(line)}`, quote(id));
  },
};
