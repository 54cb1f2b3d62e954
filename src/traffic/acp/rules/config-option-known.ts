import { oneOf } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R113 (session-config-options): a client sets an option that the session has. */
export const configOptionKnown: AcpRule = {
  id: "rule/config-option-known",
  on: ["session/set_config_option"],
  check(step, { sessions }) {
    const options = sessions.get(step.sessionId ?? "")?.configOptions;
    const id = textOf(step.params, "configId");
    if (id === undefined || options === undefined || options.has(id)) return undefined;
    const expected = options.size === 0 ? "an option that the session has, and it has none" : oneOf([...options.keys()]);
    return broken(step, "/params/configId", "unknown config option", expected, quote(id));
  },
};
