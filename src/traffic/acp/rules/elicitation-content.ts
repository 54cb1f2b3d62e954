import { append, has } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import { fieldFault, fieldsOf } from "../form.js";
import type { AcpRule } from "../rule.js";
import { broken, itemsOf, objectOf, textOf } from "../step.js";

/** R144 (elicitation): what the user filled in fits the form that was asked for. */
export const elicitationContent: AcpRule = {
  id: "rule/elicitation-content",
  on: ["elicitation/create response"],
  check(step) {
    if (step.result === undefined || textOf(step.result, "action") !== "accept" || textOf(step.params, "mode") !== "form") return undefined;
    const schema = objectOf(step.params, "requestedSchema");
    if (schema === undefined) return undefined;
    const content = objectOf(step.result, "content") ?? {};
    const left: Broken[] = [];
    for (const name of itemsOf(schema, "required")) {
      if (typeof name !== "string" || has(content, name)) continue;
      left.push(
        broken(
          step,
          has(step.result, "content") ? "/result/content" : "/result",
          "form not filled in",
          `a value for ${JSON.stringify(name)}`,
          "nothing",
        ),
      );
    }
    for (const [name, field] of fieldsOf(schema)) {
      const fault = has(content, name) ? fieldFault(field, content[name]) : undefined;
      if (fault === undefined) continue;
      left.push(broken(step, append("/result/content", name), "value that its field does not allow", fault.expected, fault.got));
    }
    return left;
  },
};
