import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, objectOf, textOf } from "../step.js";

/** R178 (prompt-turn): currencies are written as in ISO 4217. */
export const usageCurrency: AcpRule = {
  id: "rule/usage-currency",
  on: ["session/update usage_update"],
  check(step) {
    const cost = objectOf(step.update, "cost");
    const currency = cost === undefined ? undefined : textOf(cost, "currency");
    if (currency === undefined || /^[A-Z]{3}$/.test(currency)) return undefined;
    return broken(step, inUpdate("cost", "currency"), "unknown currency", "three capital letters, as in ISO 4217", quote(currency));
  },
};
