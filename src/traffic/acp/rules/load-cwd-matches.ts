import { quote } from "../../../json/index.js";
import { canBeSame } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R53 (schema:LoadSessionRequest): a session is loaded with the working directory that it has. */
export const loadCwdMatches: AcpRule = {
  id: "rule/load-cwd-matches",
  on: ["session/load"],
  check(step, { known }) {
    const cwd = textOf(step.params, "cwd");
    const before = known.get(step.sessionId ?? "");
    if (step.kind !== "request" || cwd === undefined || before?.cwd === undefined || canBeSame(cwd, before.cwd)) return undefined;
    return broken(
      step,
      "/params/cwd",
      "directory of another session",
      `${quote(before.cwd)} as in line ${String(before.line)}`,
      quote(cwd),
    );
  },
};
