import { append } from "../../../json/index.js";
import { formOf } from "../forms.js";
import type { Rule } from "../rule.js";

/** Nothing of an object stands beside a union. */
export const besideUnion: Rule = {
  id: "schema/beside-union",
  text: "`properties` and the like never stand beside `oneOf` or `anyOf`.",
  why: "Emitters of types lose the members that stand there without a word.",
  *check(folder) {
    for (const { file, pointer, schema } of folder.nodes()) {
      const form = formOf(schema);
      if (form !== "union" && form !== "alternatives") continue;
      const key = form === "union" ? "oneOf" : "anyOf";
      for (const name of ["properties", "required", "additionalProperties", "items"]) {
        if (!(name in schema)) continue;
        const message = `"${name}" may not stand beside "${key}"`;
        yield { file, pointer: append(pointer, name), message, fix: "repeat it in each of the variants, and delete it here" };
      }
    }
  },
};
