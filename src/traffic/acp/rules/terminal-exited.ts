import { isObject } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R135 (terminals): a wait is answered once the command has ended; output that is asked for later shows that it has. */
export const terminalExited: AcpRule = {
  id: "rule/terminal-exited",
  on: ["terminal/output response"],
  check(step, { sessions }) {
    const exited = sessions.get(step.sessionId ?? "")?.terminals.get(textOf(step.params, "terminalId") ?? "")?.exited;
    if (exited === undefined || step.result === undefined || isObject(step.result.exitStatus)) return undefined;
    // Output that was asked for before may be of before.
    if (step.request === undefined || step.request.line < exited.line) return undefined;
    const expected = `an exitStatus, as line ${String(exited.line)} tells that the command has ended`;
    return broken(step, "/result", "command that runs again", expected, "none");
  },
};
