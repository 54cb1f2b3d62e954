import { oneOf } from "../../../contract/index.js";
import { describe } from "../../../json/index.js";
import { valueIdsOf } from "../config-option.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R114 (session-config-options): a select is set to one of its values, a boolean to a boolean that says so. */
export const configValueOffered: AcpRule = {
  id: "rule/config-value-offered",
  on: ["session/set_config_option"],
  check(step, { sessions }) {
    const { value, type } = step.params;
    const option = sessions.get(step.sessionId ?? "")?.configOptions?.get(textOf(step.params, "configId") ?? "");
    if (option === undefined || value === undefined) return undefined;
    if (option.type === "boolean") {
      if (typeof value !== "boolean") return broken(step, "/params/value", "value of a boolean option", "true or false", describe(value));
      return type === "boolean"
        ? undefined
        : broken(step, "/params", "value of a boolean option", 'type "boolean" beside it', describe(type));
    }
    if (option.type !== "select") return undefined;
    const offered = valueIdsOf(option);
    if ((typeof value === "string" && offered.includes(value)) || offered.length === 0) return undefined;
    return broken(step, "/params/value", "value that is not offered", oneOf(offered), describe(value));
  },
};
