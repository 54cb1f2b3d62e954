import { append, isObject } from "../../../json/index.js";
import type { Rule } from "../rule.js";

const NAMES = ["$id", "id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveAnchor", "$recursiveRef"];

/** Files and definitions are named by where they are. */
export const identity: Rule = {
  id: "schema/identity",
  text: "No `$id` and no anchors: a definition is named by its file and its name.",
  why: "Editors ignore `$id` and resolve from disk, and copies that share one have collided in the field; bundles get theirs when they are made.",
  *check(folder) {
    const roots = [...folder.schemas].flatMap(([file, schema]) => (isObject(schema) ? [{ file, pointer: "", schema }] : []));
    for (const { file, pointer, schema } of [...roots, ...folder.nodes()]) {
      for (const name of NAMES) {
        if (!(name in schema)) continue;
        const at = append(pointer, name);
        const message = `"${name}" may not stand here; references are relative paths`;
        yield { file, pointer: at, message, fix: "delete it", ...(name.endsWith("Ref") ? {} : { edits: [{ drop: at }] }) };
      }
    }
  },
};
