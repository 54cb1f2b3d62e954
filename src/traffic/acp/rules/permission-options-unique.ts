import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";
import { repeated } from "../repeated.js";

/** R102 (schema:PermissionOption): each option has an id of its own, or an answer could mean either of two. */
export const permissionOptionsUnique: AcpRule = {
  id: "rule/permission-options-unique",
  on: ["session/request_permission"],
  check(step) {
    const ids = objectsOf(step.params, "options").map(([index, option]) => [index, textOf(option, "optionId")] as const);
    return repeated(ids).map(([index, id]) =>
      broken(step, `/params/options/${String(index)}/optionId`, "option id twice", "an id of its own for each option", quote(id)),
    );
  },
};
