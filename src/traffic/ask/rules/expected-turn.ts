import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { sessionOf } from "../state.js";
import { broken } from "../step.js";

/** A35 (schema: SessionSendParams): a prompt that expects a turn which is over, while another runs, is stale. */
export const expectedTurn: AskRule = {
  id: "rule/ask-expected-turn",
  on: ["session/send response"],
  check(step, state) {
    const id = textOf(step.params, "expectedTurnId");
    const session = sessionOf(state, step);
    const { status } = step.result ?? {};
    const { request } = step;
    if (id === undefined || request === undefined || session?.turn === undefined || typeof status !== "string" || status === "stale")
      return undefined;
    const { turn, turns } = session;
    // Events come late: only a turn that had begun before the prompt was sent had certainly taken the place of the expected one.
    if (turn.id === id || !turns.has(id) || turn.line > request.line) return undefined;
    const expected = `"stale", as turn ${quote(turn.id)} of line ${String(turn.line)} had taken the place of ${quote(id)}`;
    return broken(step, "/result/status", "prompt for a turn that is over", expected, quote(status));
  },
};
