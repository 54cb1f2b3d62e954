import { append } from "../../../json/index.js";
import type { Keywords } from "../folder.js";
import { membersOf, requiredOf } from "../forms.js";
import { methodsOf } from "../registry.js";
import type { Rule } from "../rule.js";

/** What is stable rests on nothing unstable. */
export const stability: Rule = {
  id: "schema/stability",
  text: "A stable definition requires no unstable member, and a stable entry of the registry has stable definitions.",
  why: "The stable view leaves out what is unstable, and must still be whole.",
  *check(folder) {
    for (const { file, pointer, schema } of folder.nodes()) {
      if (isUnstable(schema)) continue;
      for (const [index, name] of requiredOf(schema).entries())
        if (isUnstable(membersOf(schema).get(name)))
          yield {
            file,
            pointer: append(append(pointer, "required"), index),
            message: `"${name}" is unstable and required`,
            fix: "make it optional: take it out of required",
          };
    }
    for (const [file, registry] of folder.registries) {
      const events = Object.entries(registry.events ?? {}).map(([type, entry]) => ({
        pointer: append("/events", type),
        entry,
        refs: { payload: entry.payload },
      }));
      const methods = methodsOf(registry).map(({ pointer, entry }) => ({
        pointer,
        entry,
        refs: { params: entry.params, result: entry.result },
      }));
      for (const { pointer, entry, refs } of [...events, ...methods]) {
        if (entry.stability !== "stable") continue;
        for (const [name, ref] of Object.entries(refs))
          if (ref !== undefined && isUnstable(folder.target(file, ref)))
            yield {
              file,
              pointer: append(pointer, name),
              message: "a stable entry leads to an unstable definition",
              fix: 'say "stability": "unstable" here, or "x-stability": "stable" there',
            };
      }
    }
  },
};

function isUnstable(schema: Keywords | undefined): boolean {
  return schema?.["x-stability"] === "unstable";
}
