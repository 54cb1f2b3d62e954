import { has } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, textOf } from "../step.js";

/** R141 (RFD: elicitation): who sends a form states its `type` and its `properties`, though readers do without. */
export const elicitationSchemaMembers: AcpRule = {
  id: "rule/elicitation-schema-members",
  on: ["elicitation/create"],
  check(step) {
    const schema = textOf(step.params, "mode") === "form" ? objectOf(step.params, "requestedSchema") : undefined;
    if (schema === undefined) return undefined;
    const left: Broken[] = [];
    const pointer = "/params/requestedSchema";
    if (!has(schema, "type")) left.push(broken(step, pointer, 'form without "type"', '"object"', "nothing"));
    if (!has(schema, "properties")) left.push(broken(step, pointer, 'form without "properties"', "the fields of the form", "nothing"));
    return left;
  },
};
