import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** R40 (schema:AuthMethodAgent): ids of the ways to authenticate differ. */
export const authMethodUnique: AcpRule = {
  id: "rule/auth-method-unique",
  on: ["initialize response"],
  check(step) {
    const methods = objectsOf(step.result ?? {}, "authMethods");
    return methods.flatMap(([index, method]) => {
      const id = textOf(method, "id");
      const first = methods.find(([, other]) => other.id === id)?.[0] ?? index;
      if (id === undefined || first === index) return [];
      return broken(step, `/result/authMethods/${String(index)}/id`, "id twice", `another than that of item ${String(first)}`, quote(id));
    });
  },
};
