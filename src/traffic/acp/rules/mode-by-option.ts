import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R111 (session-config-options): a client uses the config option for the mode where there is one, and leaves the modes alone. */
export const modeByOption: AcpRule = {
  id: "rule/mode-by-option",
  on: ["session/set_mode"],
  check(step, { sessions }) {
    const options = sessions.get(step.sessionId ?? "")?.configOptions;
    for (const [id, { category }] of options ?? []) {
      if (category === "mode")
        return broken(step, "", "mode set past its config option", `session/set_config_option of ${quote(id)}`, "session/set_mode");
    }
    return undefined;
  },
};
