import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R133 (terminals): the id of a terminal is invalid from its release on, in requests too. */
export const terminalAfterRelease: AcpRule = {
  id: "rule/terminal-after-release",
  on: ["terminal/output", "terminal/wait_for_exit", "terminal/kill", "terminal/release"],
  check(step, { sessions }) {
    const id = textOf(step.params, "terminalId") ?? "";
    const released = sessions.get(step.sessionId ?? "")?.terminals.get(id)?.released;
    if (released === undefined) return undefined;
    const expected = `a terminal that line ${String(released)} did not release`;
    return broken(step, "/params/terminalId", "released terminal", expected, quote(id));
  },
};
