import { quote } from "../../../json/index.js";
import { objectOf, textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A18 (registry: errors): a new session has an id that no session has which is there. */
export const sessionIdNew: AskRule = {
  id: "rule/ask-session-id-new",
  on: ["session/create response"],
  check(step, { sessions }) {
    const id = textOf(objectOf(step.result ?? {}, "session") ?? {}, "sessionId");
    const other = id === undefined ? undefined : sessions.get(id);
    if (id === undefined || other === undefined || !other.isCreated || other.closed !== undefined || other.ended !== undefined)
      return undefined;
    return broken(step, "/result/session/sessionId", "session id in use", "an id of its own", `${quote(id)} of line ${String(other.line)}`);
  },
};
