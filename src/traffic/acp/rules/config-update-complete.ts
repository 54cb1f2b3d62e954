import { oneOf } from "../../../contract/index.js";
import { configOptionsOf } from "../config-option.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R116, R117 (session-config-options): a list of options replaces the one before; it may be that what is missing was only left out. */
export const configUpdateComplete: AcpRule = {
  id: "rule/config-update-complete",
  on: ["session/update config_option_update", "session/set_config_option response"],
  check(step, { sessions }) {
    const known = sessions.get(step.sessionId ?? "")?.configOptions;
    const listed = configOptionsOf(step);
    if (known === undefined || listed === undefined) return undefined;
    const ids = new Set(listed.map(([, { id }]) => id));
    // Told by another rule.
    if (step.kind === "response" && !ids.has(step.params.configId)) return undefined;
    const missing = [...known.keys()].filter((id) => !ids.has(id));
    if (missing.length === 0) return undefined;
    const pointer = step.kind === "response" ? "/result/configOptions" : "/params/update/configOptions";
    return broken(step, pointer, "fewer options than before", "every option that the session has", `a list without ${oneOf(missing)}`);
  },
};
