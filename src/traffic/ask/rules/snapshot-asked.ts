import { has } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A70 (schema: SessionSubscribeResult): a subscription has a snapshot where the client asked for one, and only there. */
export const snapshotAsked: AskRule = {
  id: "rule/ask-snapshot-asked",
  on: ["session/subscribe response"],
  check(step) {
    if (step.result === undefined || step.request === undefined) return undefined;
    const wants = step.params.includeSnapshot === true;
    if (wants === has(step.result, "snapshot")) return undefined;
    const where = `as asked in line ${String(step.request.line)}`;
    return wants
      ? broken(step, "/result", "no snapshot", `one, ${where}`, "none")
      : broken(step, "/result/snapshot", "snapshot", `none, ${where}`, "one");
  },
};
