import { nearest } from "../../../contract/index.js";
import { append, quote } from "../../../json/index.js";
import { entriesOf, methodsOf, type Registry } from "../registry.js";
import type { Fault, Rule } from "../rule.js";
import { firstVersion, isLater } from "../version.js";

/** Gates are capabilities, and what came later has one. */
export const gate: Rule = {
  id: "schema/gate",
  text: "A gate of a protocol with capabilities is one of them, in the registry and in definitions; a method that came after the first version has a gate.",
  why: "A peer that does not know a method answers -32601, so a sender has to be able to tell.",
  *check(folder) {
    for (const [file, registry] of folder.registries) {
      const first = firstVersion(registry);
      for (const { pointer, entry } of methodsOf(registry))
        if (entry.gate === undefined && isLater(entry.since, first))
          yield {
            file,
            pointer,
            message: `a method since ${entry.since} has no gate`,
            fix: 'add "gate": the capability that tells who knows it',
          };
      if (registry.capabilities === undefined) continue;
      for (const { pointer, entry } of entriesOf(registry)) yield* strange(registry, file, append(pointer, "gate"), entry.gate);
      const home = file.slice(0, file.lastIndexOf("/") + 1);
      for (const node of folder.nodes())
        if (node.file.startsWith(home)) yield* strange(registry, node.file, append(node.pointer, "x-gate"), node.schema["x-gate"]);
    }
  },
};

function* strange({ capabilities = {} }: Registry, file: string, pointer: string, given: unknown): Generator<Fault> {
  if (typeof given !== "string" || given in capabilities) return;
  const near = nearest(given, Object.keys(capabilities));
  const fix = near === undefined ? "add it to capabilities, or name one of them" : `did you mean ${quote(near)}?`;
  yield { file, pointer, message: `gate "${given}" is not in capabilities`, fix };
}
