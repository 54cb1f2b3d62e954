import { oneOf } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import { configOptionsOf, LISTS_CONFIG_OPTIONS, valueIdsOf } from "../config-option.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R115 (schema:SessionConfigSelect, implied): the current value of a select is one of its values. */
export const configCurrentOffered: AcpRule = {
  id: "rule/config-current-offered",
  on: LISTS_CONFIG_OPTIONS,
  check(step) {
    return configOptionsOf(step)?.flatMap(([pointer, option]) => {
      const value = option.type === "select" ? textOf(option, "currentValue") : undefined;
      const offered = value === undefined ? [] : valueIdsOf(option);
      if (value === undefined || offered.includes(value)) return [];
      const expected = offered.length === 0 ? "one of the values of the option, and it has none" : oneOf(offered);
      return broken(step, `${pointer}/currentValue`, "value that is not offered", expected, quote(value));
    });
  },
};
