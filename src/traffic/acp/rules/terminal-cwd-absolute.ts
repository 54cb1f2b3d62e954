import { quote } from "../../../json/index.js";
import { isAbsolute } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R130 (terminals): the working directory of a command is an absolute path. */
export const terminalCwdAbsolute: AcpRule = {
  id: "rule/terminal-cwd-absolute",
  on: ["terminal/create"],
  check(step) {
    const cwd = textOf(step.params, "cwd");
    if (cwd === undefined || isAbsolute(cwd)) return undefined;
    return broken(step, "/params/cwd", "relative path", "an absolute path", quote(cwd));
  },
};
