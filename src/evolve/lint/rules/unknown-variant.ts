import { append, isObject } from "../../../json/index.js";
import { type Folder, type Keywords, nameOf, referencedFile } from "../folder.js";
import { branches, membersOf } from "../forms.js";
import type { Rule } from "../rule.js";

/** The variant for unknown tags is for all of them, and for no known one. */
export const unknownVariant: Rule = {
  id: "schema/unknown-variant",
  text: "Where a branch stands for unknown variants, its `not` lists the tags of all known ones, and no others.",
  why: "Readers then go on with a variant that they do not know, and a known one that is malformed never passes for it.",
  *check(folder) {
    const told = new Set<string>();
    for (const { file, schema } of folder.nodes()) {
      const parts = branches(schema, "anyOf").map(({ $ref }) => $ref);
      for (const ref of parts) {
        if (typeof ref !== "string") continue;
        const variant = folder.target(file, ref);
        for (const [name, member] of membersOf(variant)) {
          const excluded = isObject(member.not) ? member.not.enum : undefined;
          if (!Array.isArray(excluded)) continue;
          const others = parts.filter((other): other is string => typeof other === "string" && other !== ref);
          const known = [...new Set(others.flatMap((other) => tags(folder, file, other, name)))];
          const home = referencedFile(file, ref);
          const pointer = ["properties", name, "not", "enum"].reduce(append, append("/$defs", nameOf(ref)));
          const missing = known.filter((tag) => !excluded.includes(tag));
          const strange = excluded.filter((tag) => !known.includes(tag));
          if (known.length === 0 || missing.length + strange.length === 0 || told.has(`${home}${pointer}`)) continue;
          told.add(`${home}${pointer}`);
          const list = JSON.stringify(known).replaceAll(",", ", ");
          const words =
            missing.length > 0
              ? `${JSON.stringify(missing[0])} is the tag of a known variant`
              : `${JSON.stringify(strange[0])} is the tag of no variant`;
          yield {
            file: home,
            pointer,
            message: `${words}; the list has ${missing.length > 0 ? "to name it" : "no place for it"}`,
            fix: `write ${list}`,
            edits: [{ put: pointer, value: known }],
          };
        }
      }
    }
  },
};

/** Values of the tag in a variant, or in the variants of a union. */
function tags(folder: Folder, from: string, ref: string, name: string): readonly unknown[] {
  const file = referencedFile(from, ref);
  const schema: Keywords = folder.target(from, ref) ?? {};
  const variants = [...branches(schema, "oneOf"), ...branches(schema, "anyOf")].flatMap(({ $ref }) =>
    typeof $ref === "string" ? tags(folder, file, $ref, name) : [],
  );
  const own = membersOf(schema).get(name);
  if (own?.const !== undefined) return [own.const, ...variants];
  return Array.isArray(own?.enum) ? [...(own.enum as unknown[]), ...variants] : variants;
}
