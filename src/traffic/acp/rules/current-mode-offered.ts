import { oneOf } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, inUpdate, objectOf, objectsOf, textOf } from "../step.js";

/** R109 (session-modes, implied): the mode that a session is in is one of those that it offers. */
export const currentModeOffered: AcpRule = {
  id: "rule/current-mode-offered",
  on: [
    "session/new response",
    "session/fork response",
    "session/load response",
    "session/resume response",
    "session/update current_mode_update",
  ],
  check(step, { sessions }) {
    const made = step.kind === "response" ? objectOf(step.result ?? {}, "modes") : undefined;
    const offered =
      made === undefined
        ? sessions.get(step.sessionId ?? "")?.modes
        : objectsOf(made, "availableModes").flatMap(([, mode]) => textOf(mode, "id") ?? []);
    const id = textOf(made ?? step.update, "currentModeId");
    if (id === undefined || offered === undefined || offered.includes(id)) return undefined;
    const expected = offered.length === 0 ? "a mode that the session offers, and it offers none" : oneOf(offered);
    return broken(
      step,
      made === undefined ? inUpdate("currentModeId") : "/result/modes/currentModeId",
      "mode that is not offered",
      expected,
      quote(id),
    );
  },
};
