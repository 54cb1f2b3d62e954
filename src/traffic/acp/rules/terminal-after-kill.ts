import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R134 (terminals): a kill ends the command and keeps the terminal, whose output and exit can still be asked for. */
export const terminalAfterKill: AcpRule = {
  id: "rule/terminal-after-kill",
  on: ["terminal/output response", "terminal/wait_for_exit response"],
  check(step, { sessions }) {
    const terminal = sessions.get(step.sessionId ?? "")?.terminals.get(textOf(step.params, "terminalId") ?? "");
    if (step.error === undefined || terminal?.killed === undefined || terminal.released !== undefined) return undefined;
    if (step.request?.cancelled !== undefined) return undefined;
    const expected = `a result after the terminal/kill of line ${String(terminal.killed)}, which keeps the terminal`;
    return broken(step, "/error", "killed terminal refused", expected, "an error");
  },
};
