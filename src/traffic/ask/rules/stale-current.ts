import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A36 (schema: TurnId): a prompt that expects the turn which runs is not stale; ask-app-server compares another kind of id. */
export const staleCurrent: AskRule = {
  id: "rule/ask-stale-current",
  on: ["session/send response"],
  check(step, state) {
    const id = textOf(step.params, "expectedTurnId");
    const turn = sessionOf(state, step)?.turn;
    const { request, result } = step;
    if (id === undefined || request === undefined || turn === undefined || result?.status !== "stale" || turn.id !== id) return undefined;
    const expected = `"steered" or "queued", as turn ${quote(id)} of line ${String(turn.line)} runs`;
    return broken(step, "/result/status", "expected turn taken for another", expected, '"stale"');
  },
};
