import { append } from "../../../json/index.js";
import { type Folder, nameOf, referencedFile } from "../folder.js";
import { referencesOf } from "../registry.js";
import type { Fault, Rule } from "../rule.js";
import { reference, registryReference } from "./reference.js";

/** Definitions are used. */
export const reachable: Rule = {
  id: "schema/reachable",
  text: "A definition is led to from a registry.",
  why: "What nothing refers to is checked by nothing, and types and docs of it mislead.",
  *check(folder) {
    // Without a registry there is no place to start from, and behind a reference that leads nowhere all would seem out of reach.
    const isBroken = [reference, registryReference].some((rule) => !empty(rule.check(folder)));
    if (folder.registries.size === 0 || isBroken) return;
    const found = reached(folder);
    for (const file of folder.schemas.keys())
      for (const name of folder.definitions(file).keys())
        if (!found.has(`${file}#${name}`))
          yield { file, pointer: append("/$defs", name), message: `no registry leads to ${name}`, fix: "refer to it or delete it" };
  },
};

function empty(faults: Iterable<Fault>): boolean {
  for (const _ of faults) return false;
  return true;
}

/** Definitions that something leads to, as `file#Name`. */
function reached(folder: Folder): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string, name: string) => {
    const key = `${file}#${name}`;
    if (found.has(key)) return;
    found.add(key);
    for (const ref of refsWithin(folder.definitions(file).get(name))) follow(referencedFile(file, ref), nameOf(ref));
  };
  for (const [file, registry] of folder.registries)
    for (const { ref } of referencesOf(registry)) follow(referencedFile(file, ref), nameOf(ref));
  // What stands above the protocols, such as the JSON-RPC envelope, is used without being named in their registries.
  for (const file of folder.schemas.keys())
    if (!file.includes("/") && !folder.registries.has("registry.json"))
      for (const name of folder.definitions(file).keys()) follow(file, name);
  return found;
}

function* refsWithin(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  const { $ref, "x-payload": payload } = value as { $ref?: unknown; "x-payload"?: unknown };
  for (const ref of [$ref, payload]) if (typeof ref === "string") yield ref;
  for (const inner of Object.values(value)) yield* refsWithin(inner);
}
