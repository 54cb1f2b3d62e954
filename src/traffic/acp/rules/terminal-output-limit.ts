import { count } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R136 (terminals): output is cut to the `outputByteLimit` of the terminal's request. */
export const terminalOutputLimit: AcpRule = {
  id: "rule/terminal-output-limit",
  on: ["terminal/output response"],
  check(step, { sessions }) {
    const limit = sessions.get(step.sessionId ?? "")?.terminals.get(textOf(step.params, "terminalId") ?? "")?.outputByteLimit;
    const output = step.result === undefined ? undefined : textOf(step.result, "output");
    // No character takes more than three bytes for each of its units.
    if (limit === undefined || output === undefined || output.length * 3 <= limit) return undefined;
    const { length } = new TextEncoder().encode(output);
    if (length <= limit) return undefined;
    return broken(step, "/result/output", "output over its limit", `${count(limit, "byte")} at most`, count(length, "byte"));
  },
};
