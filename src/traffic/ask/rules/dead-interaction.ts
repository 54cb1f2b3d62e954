import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A57 (gem documentation: Interactions): a client leaves alone what an event has told it is resolved. */
export const deadInteraction: AskRule = {
  id: "rule/ask-dead-interaction",
  on: ["interaction/approve", "interaction/reject", "plan/approve", "plan/reject"],
  check(step, state) {
    const id = textOf(step.params, "interactionId");
    const resolved = id === undefined ? undefined : sessionOf(state, step)?.interactions.get(id)?.resolved;
    if (step.kind === "response" || id === undefined || resolved === undefined) return undefined;
    const expected = `one that waits; it was ${resolved.status} in line ${String(resolved.line)}`;
    return broken(step, "/params/interactionId", "resolved interaction", expected, quote(id));
  },
};
