import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { exitOf } from "../state/terminal.js";
import { broken, textOf } from "../step.js";

/** R137 (terminals, implied): whatever tells how a command ended tells the same. What one of them leaves out is not compared. */
export const terminalExitAgrees: AcpRule = {
  id: "rule/terminal-exit-agrees",
  on: ["terminal/output response", "terminal/wait_for_exit response"],
  check(step, { sessions }) {
    const exited = sessions.get(step.sessionId ?? "")?.terminals.get(textOf(step.params, "terminalId") ?? "")?.exited;
    const now = exited === undefined || step.result === undefined ? undefined : exitOf(step.method, step.result, step.line);
    if (exited === undefined || now === undefined) return undefined;
    const base = step.method === "terminal/output" ? "/result/exitStatus" : "/result";
    for (const name of ["exitCode", "signal"] as const) {
      if (exited[name] === undefined || now[name] === undefined || exited[name] === now[name]) continue;
      const expected = `${describe(exited[name])} as on line ${String(exited.line)}`;
      return broken(step, `${base}/${name}`, "another end of the command", expected, describe(now[name]));
    }
    return undefined;
  },
};
