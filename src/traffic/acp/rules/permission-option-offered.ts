import { oneOf } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, objectsOf, textOf } from "../step.js";

/** R101 (tool-calls, schema:SelectedPermissionOutcome): who decides selects one of the options. */
export const permissionOptionOffered: AcpRule = {
  id: "rule/permission-option-offered",
  on: ["session/request_permission response"],
  check(step) {
    const outcome = objectOf(step.result ?? {}, "outcome") ?? {};
    const id = textOf(outcome, "optionId");
    if (step.request === undefined || id === undefined || outcome.outcome !== "selected") return undefined;
    const offered = objectsOf(step.params, "options").flatMap(([, option]) => textOf(option, "optionId") ?? []);
    if (offered.includes(id) || offered.length === 0) return undefined;
    const expected = `${oneOf(offered)} of line ${String(step.request.line)}`;
    return broken(step, "/result/outcome/optionId", "option that was not offered", expected, quote(id));
  },
};
