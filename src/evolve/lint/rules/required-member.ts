import { nearest } from "../../../contract/index.js";
import { append, quote } from "../../../json/index.js";
import { formOf, membersOf, requiredOf } from "../forms.js";
import type { Rule } from "../rule.js";

/** What is required is described. */
export const requiredMember: Rule = {
  id: "schema/required-member",
  text: "`required` names members that `properties` has.",
  why: "A member that is asked for and not described has no type.",
  *check(folder) {
    for (const { file, pointer, schema } of folder.nodes()) {
      if (formOf(schema) !== "object") continue;
      const names = [...membersOf(schema).keys()];
      for (const [index, name] of requiredOf(schema).entries()) {
        if (names.includes(name)) continue;
        const near = nearest(name, names);
        const message = `required names ${quote(name)}, which properties does not have`;
        yield {
          file,
          pointer: append(append(pointer, "required"), index),
          message,
          fix: near === undefined ? `describe ${quote(name)} under "properties"` : `did you mean ${quote(near)}?`,
        };
      }
    }
  },
};
