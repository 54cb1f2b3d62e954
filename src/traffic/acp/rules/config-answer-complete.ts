import { quote } from "../../../json/index.js";
import { configOptionsOf } from "../config-option.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R116 (session-config-options): the answer to a change lists every option, so at least the one that was set. */
export const configAnswerComplete: AcpRule = {
  id: "rule/config-answer-complete",
  on: ["session/set_config_option response"],
  check(step, { sessions }) {
    const id = textOf(step.params, "configId");
    const listed = configOptionsOf(step);
    if (id === undefined || listed === undefined || listed.some(([, option]) => option.id === id)) return undefined;
    // An option that the session does not have has been told of.
    if (sessions.get(step.sessionId ?? "")?.configOptions?.has(id) === false) return undefined;
    return broken(step, "/result/configOptions", "options left out", `every option, also ${quote(id)} that was set`, "a list without it");
  },
};
