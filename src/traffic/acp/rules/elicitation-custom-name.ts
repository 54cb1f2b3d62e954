import { append, quote } from "../../../json/index.js";
import { oneOf } from "../../../contract/index.js";
import type { Broken } from "../../book.js";
import { fieldsOf } from "../../../acp/form.js";
import type { AcpRule } from "../rule.js";
import { broken, type Members, objectOf, type Step, textOf } from "../step.js";

const MODES = ["form", "url"];
const FIELDS = ["string", "number", "integer", "boolean", "array"];
const ITEMS = ["string"];
const ACTIONS = ["accept", "decline", "cancel"];

/** R142, R155 (elicitation): a form is flat, and modes, kinds of fields and actions of one's own start with an underscore. */
export const elicitationCustomName: AcpRule = {
  id: "rule/elicitation-custom-name",
  on: ["elicitation/create", "elicitation/create response"],
  check(step) {
    const left: Broken[] = [];
    if (step.kind === "response") {
      hold(step, step.result ?? {}, "action", ACTIONS, "/result", left);
      return left;
    }
    hold(step, step.params, "mode", MODES, "/params", left);
    for (const [name, field] of fieldsOf(objectOf(step.params, "requestedSchema"))) {
      const pointer = append("/params/requestedSchema/properties", name);
      hold(step, field, "type", FIELDS, pointer, left);
      if (field.type === "array") hold(step, objectOf(field, "items") ?? {}, "type", ITEMS, append(pointer, "items"), left);
    }
    return left;
  },
};

function hold(step: Step, members: Members, tag: string, known: readonly string[], pointer: string, left: Broken[]): void {
  const value = textOf(members, tag);
  if (value === undefined || known.includes(value) || value.startsWith("_")) return;
  left.push(broken(step, append(pointer, tag), `unknown ${tag}`, `${oneOf(known)}, or a name that starts with "_"`, quote(value)));
}
