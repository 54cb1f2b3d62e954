import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** U4 (schema:SetSessionTitleRequest): the agent refuses an empty title. */
export const emptyTitleRefused: AcpRule = {
  id: "rule/empty-title-refused",
  on: ["session/set_title response"],
  check(step) {
    if (step.result === undefined || textOf(step.params, "title")?.trim() !== "") return undefined;
    return broken(step, "", "empty title", "error -32602", "a result");
  },
};
