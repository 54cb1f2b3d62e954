import { quote } from "../../../json/index.js";
import { configOptionsOf } from "../config-option.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, textOf } from "../step.js";

/** R111 (session-config-options): an agent that offers modes as modes and as a config option keeps the two in sync. */
export const modesInSync: AcpRule = {
  id: "rule/modes-in-sync",
  on: ["session/new response", "session/fork response", "session/load response", "session/resume response"],
  check(step) {
    const mode = textOf(objectOf(step.result ?? {}, "modes") ?? {}, "currentModeId");
    const option = configOptionsOf(step)?.find(([, { category, type }]) => category === "mode" && type === "select");
    const value = option === undefined ? undefined : textOf(option[1], "currentValue");
    if (option === undefined || mode === undefined || value === undefined || mode === value) return undefined;
    return broken(step, `${option[0]}/currentValue`, "two current modes", `${quote(mode)} as in /result/modes/currentModeId`, quote(value));
  },
};
