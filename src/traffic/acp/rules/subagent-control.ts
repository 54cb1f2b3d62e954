import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** U9 (schema: SubagentSessionCapabilities): a client changes the session of a subagent only as far as its parent said that it may. */
export const subagentControl: AcpRule = {
  id: "rule/subagent-control",
  on: ["session/cancel", "session/prompt", "session/set_mode", "session/set_config_option", "session/set_title"],
  check(step, { sessions }) {
    const session = sessions.get(step.sessionId ?? "");
    // What the client loaded itself is its own.
    if (session?.origin !== "subagent" || session.subagent === undefined || step.kind === "response") return undefined;
    if (step.method === "session/cancel" && session.subagent.mayCancel) return undefined;
    const expected =
      step.method === "session/cancel" ? "capabilities.cancel in its subagent_update first" : "no change to it but session/cancel";
    return broken(step, "/params/sessionId", "session of a subagent", expected, quote(session.id));
  },
};
