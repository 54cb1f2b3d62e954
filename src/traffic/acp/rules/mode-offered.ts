import { oneOf } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R108 (session-modes): a client sets one of the modes that the session offers. */
export const modeOffered: AcpRule = {
  id: "rule/mode-offered",
  on: ["session/set_mode"],
  check(step, { sessions }) {
    const modes = sessions.get(step.sessionId ?? "")?.modes;
    const id = textOf(step.params, "modeId");
    if (id === undefined || modes === undefined || modes.includes(id)) return undefined;
    const expected = modes.length === 0 ? "no session/set_mode, as the session offers no modes" : oneOf(modes);
    return broken(step, "/params/modeId", "mode that is not offered", expected, quote(id));
  },
};
