import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R75 (prompt-turn, implied): the next prompt of a session follows the answer to the one before. */
export const oneTurn: AcpRule = {
  id: "rule/one-turn",
  on: ["session/prompt"],
  check(step, { sessions }) {
    const turn = sessions.get(step.sessionId ?? "")?.turn;
    if (turn === undefined) return undefined;
    return broken(
      step,
      "",
      "prompt during a turn",
      `the answer to the prompt of line ${String(turn.request.line)} first`,
      "another prompt",
    );
  },
};
