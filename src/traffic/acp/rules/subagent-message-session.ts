import { quote } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, textOf } from "../step.js";

const ENDS = ["senderSessionId", "recipientSessionId"];

/** U9 (schema: SubagentUpdate): a message between sessions is between such as were announced. */
export const subagentMessageSession: AcpRule = {
  id: "rule/subagent-message-session",
  on: ["session/update session_message"],
  check(step, { connection, sessions, ended, hasForgotten }) {
    if (!connection.isWhole || hasForgotten) return undefined;
    const left: Broken[] = [];
    for (const name of ENDS) {
      const id = textOf(step.update, name);
      if (id === undefined || sessions.has(id) || ended.has(id)) continue;
      left.push(broken(step, inUpdate(name), "unknown session", "a session that a subagent_update announced before", quote(id)));
    }
    return left;
  },
};
