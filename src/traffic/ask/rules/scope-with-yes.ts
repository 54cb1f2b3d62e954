import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A52 (schema: ApprovalUpdated): approval.updated has a scope only with a yes that reaches further than once. */
export const scopeWithYes: AskRule = {
  id: "rule/ask-scope-with-yes",
  on: ["session/event approval.updated"],
  check(step, state) {
    const { payload = {} } = step.event ?? {};
    const { scope, status } = payload;
    if (typeof scope !== "string" || freshIn(state, step) === undefined) return undefined;
    const pointer = inEvent(step, "payload", "scope");
    if (status === "rejected") return broken(step, pointer, "scope of a no", 'no scope with status "rejected"', quote(scope));
    return scope === "once" ? broken(step, pointer, "scope that goes without saying", "none", quote(scope)) : undefined;
  },
};
