import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";
import { isAbsolute } from "../path.js";

/** R43 (session-setup): the working directory of a session is an absolute path. */
export const cwdAbsolute: AcpRule = {
  id: "rule/cwd-absolute",
  on: ["session/new", "session/load", "session/resume", "session/fork"],
  check(step) {
    const cwd = textOf(step.params, "cwd");
    if (step.kind === "response" || cwd === undefined || isAbsolute(cwd)) return undefined;
    return broken(step, "/params/cwd", "relative path", "an absolute path", quote(cwd));
  },
};
