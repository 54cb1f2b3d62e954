import type { AcpRule } from "../rule.js";
import { TURN_UPDATES } from "../state/turn.js";
import { broken } from "../step.js";
import { waiting } from "../waiting.js";

/** R77, R81 (prompt-turn): updates of a turn come before the answer to its prompt. Of many late ones the first is told. */
export const updateAfterAnswer: AcpRule = {
  id: "rule/update-after-answer",
  on: TURN_UPDATES,
  check(step, state) {
    const session = step.sessionId === undefined ? undefined : state.sessions.get(step.sessionId);
    if (session === undefined || session.turn !== undefined || session.lastTurn === undefined || session.lateUpdate !== undefined)
      return undefined;
    // Of prompts that overlap, another may still wait.
    if (waiting(state, "client", "session/prompt", session.id) !== undefined) return undefined;
    const { cancelled } = session.lastTurn;
    const expected = `updates of a turn before the answer of line ${String(session.lastAnswer)}`;
    const late = broken(step, "", "update outside a turn", expected, "one after it");
    return cancelled === undefined ? late : { ...late, level: "error" };
  },
};
