import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { freshIn } from "../state.js";
import { broken, inEvent } from "../step.js";

/** A30 (ask-app-server: event translator): a run ends once; hosts send turn.completed after the turn.failed of a limit, and the first of the two decides. */
export const secondTerminal: AskRule = {
  id: "rule/ask-second-terminal",
  on: ["session/event turn.completed", "session/event turn.failed", "session/event turn.aborted"],
  check(step, state) {
    const id = textOf(step.event?.payload ?? {}, "turnId");
    const session = freshIn(state, step);
    if (id === undefined || session?.terminal === undefined || session.turn !== undefined || session.terminal.turnId !== id)
      return undefined;
    const expected = `one end of a run, which was that of line ${String(session.terminal.line)}`;
    return broken(step, inEvent(step, "type"), "second end", expected, step.variant);
  },
};
