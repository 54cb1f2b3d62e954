import { append, quote } from "../../../json/index.js";
import { nameOf } from "../folder.js";
import { branches, membersOf, requiredOf, tagOf } from "../forms.js";
import type { Rule } from "../rule.js";

/** Every variant of a tagged union, in whichever file, has the tag as a required constant of its own. */
export const tag: Rule = {
  id: "schema/tag",
  text: "Every variant of a union has the tag as a required constant of its own.",
  why: "The tag alone then says which variant a value is meant to be.",
  *check(folder) {
    for (const { file, pointer, schema } of folder.nodes()) {
      const name = tagOf(schema);
      if (name === undefined) continue;
      const seen = new Map<unknown, string>();
      for (const [index, { $ref }] of branches(schema, "oneOf").entries()) {
        const variant = typeof $ref === "string" ? folder.target(file, $ref) : undefined;
        // A reference that leads nowhere has a rule of its own.
        if (variant === undefined) continue;
        const own = nameOf(String($ref));
        const value = membersOf(variant).get(name)?.const;
        const at = append(append(pointer, "oneOf"), index);
        const other = seen.get(value);
        if (value === undefined)
          yield {
            file,
            pointer: at,
            message: `${own} must have ${quote(name)} as a required constant`,
            fix: `say "const": its value of ${quote(name)}, in ${own}`,
          };
        else if (!requiredOf(variant).includes(name))
          yield {
            file,
            pointer: at,
            message: `${own} must have ${quote(name)} as a required constant`,
            fix: `put ${quote(name)} under "required" of ${own}`,
          };
        else if (other !== undefined)
          yield {
            file,
            pointer: at,
            message: `two variants have ${JSON.stringify(value)} as ${quote(name)}`,
            fix: `give ${own} or ${other} a value of its own`,
          };
        seen.set(value, own);
      }
    }
  },
};
