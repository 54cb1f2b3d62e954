import { nearest } from "../../../contract/index.js";
import { quote } from "../../../json/index.js";
import { type Folder, nameOf, referencedFile } from "../folder.js";
import { referencesOf } from "../registry.js";
import type { Fault, Rule } from "../rule.js";

/** References between definitions lead somewhere. */
export const reference: Rule = {
  id: "schema/reference",
  text: "A `$ref` leads to a definition, by relative path, and so does `x-payload`.",
  why: "Every editor and validator then finds it on disk.",
  *check(folder) {
    for (const { file, pointer, schema } of folder.nodes())
      for (const ref of [schema.$ref, schema["x-payload"]]) if (typeof ref === "string") yield* lost(folder, file, pointer, ref, "");
  },
};

/** References of registries lead somewhere. */
export const registryReference: Rule = {
  id: "schema/registry-reference",
  text: "The registry's references lead to definitions, and a registry with events has those of its names.",
  why: "What is generated from the registry needs them.",
  *check(folder) {
    for (const [file, registry] of folder.registries)
      for (const { pointer, ref } of referencesOf(registry))
        yield* lost(folder, file, pointer, ref, pointer === "" ? ", which a registry with events needs," : "");
  },
};

function* lost(folder: Folder, from: string, pointer: string, ref: string, reason: string): Generator<Fault> {
  if (folder.target(from, ref) !== undefined) return;
  const file = referencedFile(from, ref);
  const name = nameOf(ref);
  const known = [...folder.definitions(file).keys()];
  const message = `"${ref}"${reason} leads nowhere: ${known.length > 0 ? `${file} has no definition ${name}` : `there is no ${file}`}`;
  const near = nearest(name, known);
  const home = [...folder.schemas.keys()].find((path) => folder.definitions(path).has(name));
  const fix =
    near !== undefined
      ? `did you mean ${quote(near)}?`
      : home !== undefined
        ? `write "${relative(from, home)}#/$defs/${name}"`
        : `define ${name}, or refer to another definition`;
  yield { file: from, pointer, message, fix };
}

/** Path from a file to another, as references are written. */
function relative(from: string, to: string): string {
  const here = from.split("/").slice(0, -1);
  const there = to.split("/");
  while (here.length > 0 && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return here.length === 0 && from === to ? "" : [...here.map(() => ".."), ...there].join("/");
}
