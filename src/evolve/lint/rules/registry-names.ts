import { nearest } from "../../../contract/index.js";
import { append, quote } from "../../../json/index.js";
import type { Folder, Keywords } from "../folder.js";
import { branches } from "../forms.js";
import type { Fault, Rule } from "../rule.js";

/** A registry with events and the definitions beside it tell the same names. */
export const registryNames: Rule = {
  id: "schema/registry-names",
  text: "Capabilities and delivery kinds are the same, in the same order, in the registry and in their definitions; the interactions it names are in theirs.",
  why: "The handshake is made from the one, and judged by the other.",
  *check(folder) {
    for (const [file, registry] of folder.registries) {
      if (registry.events === undefined) continue;
      const beside = (name: string, definition: string) => valuesOf(folder, file, `${name}.schema.json#/$defs/${definition}`);
      yield* same(file, "/capabilities", Object.keys(registry.capabilities ?? {}), beside("common", "Capability"), "Capability");
      yield* same(file, "/deliveryKinds", Object.keys(registry.deliveryKinds ?? {}), beside("common", "DeliveryKind"), "DeliveryKind");
      const kinds = beside("interactions", "InteractionKind");
      for (const [type, { interaction }] of Object.entries(registry.events)) {
        if (interaction === undefined || kinds.includes(interaction)) continue;
        const pointer = append(append("/events", type), "interaction");
        yield {
          file,
          pointer,
          message: `"${interaction}" is not in the enum of InteractionKind`,
          fix: `add it to InteractionKind, or name another`,
        };
      }
    }
  },
};

/** Values of a definition, which may be open. */
function valuesOf(folder: Folder, from: string, ref: string): readonly unknown[] {
  const schema: Keywords = folder.target(from, ref) ?? {};
  const values = schema.enum ?? branches(schema, "anyOf")[0]?.enum;
  return Array.isArray(values) ? values : [];
}

/** Both lists have the same names in the same order. */
function* same(file: string, pointer: string, names: readonly string[], values: readonly unknown[], definition: string): Generator<Fault> {
  const strange = names.filter((name) => !values.includes(name));
  const missing = values.filter((value) => !names.some((name) => name === value));
  for (const name of strange) {
    const near = nearest(name, missing.map(String));
    const fix = near === undefined ? `add it to ${definition}, or delete it here` : `did you mean ${quote(near)}?`;
    yield { file, pointer: append(pointer, name), message: `"${name}" is not in the enum of ${definition}`, fix };
  }
  for (const value of missing)
    yield {
      file,
      pointer,
      message: `${JSON.stringify(value)} of the enum of ${definition} is missing here`,
      fix: `add ${JSON.stringify(value)} here, or delete it there`,
    };
  const first = names.findIndex((name, index) => name !== values[index]);
  if (strange.length + missing.length > 0 || first === -1) return;
  const message = `the enum of ${definition} has another order: expected ${JSON.stringify(values[first])} here`;
  yield { file, pointer: append(pointer, names[first] ?? ""), message, fix: `move ${JSON.stringify(values[first])} before it` };
}
