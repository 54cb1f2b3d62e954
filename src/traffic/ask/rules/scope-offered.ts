import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn, sessionOf } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A50 (schema: ApprovalRequired): a yes reaches no further than a scope that was offered; only once where none was. */
export const scopeOffered: AskRule = {
  id: "rule/ask-scope-offered",
  on: ["interaction/approve", "session/event approval.updated"],
  check(step, state) {
    const { kind, event, params } = step;
    if (kind === "response") return undefined;
    const scope = textOf(event?.payload ?? params, "scope");
    const id = textOf(event?.payload ?? params, event === undefined ? "interactionId" : "id");
    const session = event === undefined ? sessionOf(state, step) : freshIn(state, step);
    const asked = session?.interactions.get(id ?? "");
    if (scope === undefined || scope === "once" || asked?.kind !== "approval" || asked.scopes?.includes(scope) === true) return undefined;
    const offered = asked.scopes === undefined ? '"once"' : asked.scopes.map((one) => JSON.stringify(one)).join(", ");
    const pointer = event === undefined ? "/params/scope" : inEvent(step, "payload", "scope");
    return broken(step, pointer, "scope that was not offered", `${offered} as in line ${String(asked.line)}`, quote(scope));
  },
};
