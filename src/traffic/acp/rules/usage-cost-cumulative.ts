import type { AcpRule } from "../rule.js";
import { broken, inUpdate, objectOf } from "../step.js";

/** R178 (RFD: session-usage): the cost is that of the whole session so far, so it does not go down. */
export const usageCostCumulative: AcpRule = {
  id: "rule/usage-cost-cumulative",
  on: ["session/update usage_update"],
  check(step, { sessions }) {
    const before = sessions.get(step.sessionId ?? "")?.cost;
    const now = before === undefined ? undefined : objectOf(step.update, "cost");
    if (before === undefined || typeof now?.amount !== "number") return undefined;
    if (now.currency !== before.currency || now.amount >= before.amount) return undefined;
    const expected = `the sum so far, at least the ${String(before.amount)} of line ${String(before.line)}`;
    return broken(step, inUpdate("cost", "amount"), "cost that went down", expected, String(now.amount));
  },
};
