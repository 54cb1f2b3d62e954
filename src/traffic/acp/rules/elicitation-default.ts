import { append, has } from "../../../json/index.js";
import { fieldFault, fieldsOf } from "../../../acp/form.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf } from "../step.js";

/** R142 (elicitation, implied): what a field is filled with to begin with fits it. */
export const elicitationDefault: AcpRule = {
  id: "rule/elicitation-default",
  on: ["elicitation/create"],
  check(step) {
    return fieldsOf(objectOf(step.params, "requestedSchema")).flatMap(([name, field]) => {
      const fault = has(field, "default") ? fieldFault(field, field.default) : undefined;
      const pointer = append(append("/params/requestedSchema/properties", name), "default");
      return fault === undefined ? [] : [broken(step, pointer, "default that its field does not allow", fault.expected, fault.got)];
    });
  },
};
