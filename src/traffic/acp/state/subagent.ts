import { has } from "../../../json/index.js";
import type { Reducer } from "../../book.js";
import type { AcpState } from "../state.js";
import { objectOf, type Step, textOf } from "../step.js";
import { introduce } from "./session.js";

/** Sessions of subagents come by the first `subagent_update` about them, sent in the session of their parent. */
export const subagents: Reducer<AcpState, Step> = {
  on: ["session/update subagent_update"],
  apply(state, { update, sessionId, line }) {
    const id = textOf(update, "sessionId");
    if (id === undefined || sessionId === undefined) return;
    introduce(state, id, "subagent", line, textOf(update, "cwd"));
    const session = state.sessions.get(id);
    if (session === undefined) return;
    session.subagent ??= { parent: sessionId, line, mayCancel: false };
    const capabilities = objectOf(update, "capabilities");
    // Left out, they stay as they are; null takes them away.
    if (has(update, "capabilities"))
      session.subagent.mayCancel = capabilities !== undefined && objectOf(capabilities, "cancel") !== undefined;
  },
};
