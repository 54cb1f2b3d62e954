import { quote } from "../../../json/index.js";
import { configOptionsOf, groupsOf, LISTS_CONFIG_OPTIONS, type Placed, valuesOf } from "../config-option.js";
import { repeated } from "../repeated.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R115 (schema:SessionConfigOption and the like): ids of options are unique in a list, those of groups and values in an option. */
export const configIdsUnique: AcpRule = {
  id: "rule/config-ids-unique",
  on: LISTS_CONFIG_OPTIONS,
  check(step) {
    const options = configOptionsOf(step) ?? [];
    const twice = (list: readonly Placed[], name: string, what: string) =>
      repeated(list.map(([pointer, one]) => [`${pointer}/${name}`, textOf(one, name)] as const)).map(([pointer, id]) =>
        broken(step, pointer, `${what} twice`, "an id of its own for each", quote(id)),
      );
    const within = options.flatMap((option) => [
      ...twice(groupsOf(option), "group", "group"),
      ...twice(valuesOf(option), "value", "value"),
    ]);
    return [...twice(options, "id", "config option"), ...within];
  },
};
