import { append, has, quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, itemsOf, objectOf } from "../step.js";

/** R142 (elicitation, implied): what a form requires is a field of it. */
export const elicitationRequired: AcpRule = {
  id: "rule/elicitation-required",
  on: ["elicitation/create"],
  check(step) {
    const schema = objectOf(step.params, "requestedSchema");
    if (schema === undefined) return undefined;
    const fields = objectOf(schema, "properties") ?? {};
    return itemsOf(schema, "required").flatMap((name, index) =>
      typeof name !== "string" || has(fields, name)
        ? []
        : [
            broken(
              step,
              append("/params/requestedSchema/required", index),
              "required field that the form lacks",
              "a name of its properties",
              quote(name),
            ),
          ],
    );
  },
};
