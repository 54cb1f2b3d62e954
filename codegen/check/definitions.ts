import { append } from "../../src/json/index.js";
import type { SourceFile } from "../contract.js";
import { definitionName, type Schema } from "../schema.js";
import type { Fault } from "./fault.js";

/** What the dialect's meta-schema cannot say of one definition. */
export function checkDefinitions(sources: readonly SourceFile[]): Fault[] {
  return sources.flatMap(({ path, text }) => {
    if (!path.endsWith(".schema.json") || /^(dialect|registry)\./.test(path)) return [];
    const { $defs } = JSON.parse(text) as { $defs: Record<string, Schema> };
    return Object.entries($defs).flatMap(([name, schema]) => {
      const pointer = append("/$defs", name);
      const evidence =
        schema["x-evidence"] === undefined && !path.startsWith("acp/")
          ? [fault(path, pointer, "schema/evidence", `${name} does not say where it is from; add x-evidence`)]
          : [];
      return [...evidence, ...checkNode(schema, pointer, path), ...checkUnion(schema, pointer, path, $defs)];
    });
  });
}

function checkNode(schema: Schema, pointer: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const members = schema.properties ?? {};
  for (const name of schema.required ?? []) {
    if (!(name in members))
      faults.push(
        fault(file, append(pointer, "required"), "schema/required-member", `required names "${name}", which properties does not have`),
      );
  }
  for (const [name, member] of Object.entries(members)) {
    if (member.description === undefined && member.$ref === undefined)
      faults.push(fault(file, append(append(pointer, "properties"), name), "schema/described", `member "${name}" has no description`));
  }
  const inner: [string, Schema][] = Object.entries(members).map(([name, member]) => [append(append(pointer, "properties"), name), member]);
  if (schema.items !== undefined) inner.push([append(pointer, "items"), schema.items]);
  return [...faults, ...inner.flatMap(([at, sub]) => checkNode(sub, at, file))];
}

/** Every variant of a tagged union in the same file has the tag as a required constant of its own. */
function checkUnion(schema: Schema, pointer: string, file: string, local: Readonly<Record<string, Schema>>): Fault[] {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return [];
  const faults: Fault[] = [];
  const seen = new Set<unknown>();
  for (const [index, { $ref = "" }] of (schema.oneOf ?? []).entries()) {
    const variant = $ref.startsWith("#") ? local[definitionName($ref)] : undefined;
    if (variant === undefined) continue;
    const value = variant.properties?.[tag]?.const;
    const at = append(append(pointer, "oneOf"), index);
    if (value === undefined || !(variant.required ?? []).includes(tag))
      faults.push(fault(file, at, "schema/tag", `${definitionName($ref)} must have "${tag}" as a required constant`));
    else if (seen.has(value)) faults.push(fault(file, at, "schema/tag", `two variants have ${JSON.stringify(value)} as "${tag}"`));
    seen.add(value);
  }
  return faults;
}

function fault(file: string, pointer: string, rule: string, message: string): Fault {
  return { file, pointer, rule, message };
}
