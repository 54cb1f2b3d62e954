import { append, describe } from "../../../json/index.js";
import type { Rule } from "../rule.js";

/** Everything with a name is described. */
export const described: Rule = {
  id: "schema/described",
  text: "Every definition has a description, and every member one or a `$ref` that has one; a description ends like a sentence.",
  why: "The reference and the comments on types are made from them.",
  *check(folder) {
    for (const { file, pointer, schema, role } of folder.nodes()) {
      const { description } = schema;
      const at = append(pointer, "description");
      const name = pointer.slice(pointer.lastIndexOf("/") + 1);
      if (description === undefined) {
        if (role !== "definition" && (role !== "member" || "$ref" in schema)) continue;
        const message = role === "member" ? `member "${name}" has no description` : `definition "${name}" has no description`;
        yield { file, pointer, message, fix: 'add "description": what it is, in a sentence' };
      } else if (typeof description !== "string" || !/[.?!]$/.test(description)) {
        const isCut = typeof description === "string" && /[\p{L}\p{N})"'`]$/u.test(description);
        const message = `expected a sentence that ends like one, got ${describe(description)}`;
        yield {
          file,
          pointer: at,
          message,
          fix: isCut ? "end it with a full stop" : "say what it is, in a sentence",
          ...(isCut ? { edits: [{ put: at, value: `${description}.` }] } : {}),
        };
      }
    }
  },
};
