import { quote } from "../../../json/index.js";
import { canBeSame } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** R45 (session-list): the working directory of a session stays the same. */
export const cwdKept: AcpRule = {
  id: "rule/cwd-kept",
  on: ["session/list response"],
  check(step, { known }) {
    return objectsOf(step.result ?? {}, "sessions").flatMap(([index, session]) => {
      const cwd = textOf(session, "cwd");
      const before = known.get(textOf(session, "sessionId") ?? "");
      if (cwd === undefined || before?.cwd === undefined || before.by !== "agent" || canBeSame(cwd, before.cwd)) return [];
      const expected = `${quote(before.cwd)} as in line ${String(before.line)}`;
      return broken(step, `/result/sessions/${String(index)}/cwd`, "session has moved", expected, quote(cwd));
    });
  },
};
