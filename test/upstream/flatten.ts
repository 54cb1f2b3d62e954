import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameOf, type Definitions, type Schema, type View } from "./schema.js";

/** The authored files of a folder, by name. */
export function readAuthored(folder: string): Record<string, { readonly $defs: Definitions }> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".schema.json"));
  return Object.fromEntries(
    names.sort().map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as { $defs: Definitions }]),
  );
}

/** All definitions of the files in one table, references pointed at it. A name that two files have throws. */
export function flatten(files: Readonly<Record<string, { readonly $defs: Definitions }>>): Definitions {
  const all: Record<string, Schema> = {};
  for (const [file, { $defs }] of Object.entries(files)) {
    for (const [name, schema] of Object.entries($defs)) {
      if (all[name] !== undefined) throw new Error(`${file}: ${name} is defined twice`);
      all[name] = change(schema, (inner) => (inner.$ref === undefined ? inner : { ...inner, $ref: `#/$defs/${nameOf(inner.$ref)}` }));
    }
  }
  return all;
}

/** The definitions as one stability sees them: `stable` loses marked definitions, the variants that refer to them, and marked members. */
export function viewOf(all: Definitions, view: View): Definitions {
  if (view === "unstable") return all;
  const gone = new Set(Object.keys(all).filter((name) => isUnstable(all[name])));
  const isGone = (schema: Schema): boolean => isUnstable(schema) || (schema.$ref !== undefined && gone.has(nameOf(schema.$ref)));
  const prune = (schema: Schema): Schema => ({
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).filter(([, member]) => !isUnstable(member))),
    }),
    ...(schema.anyOf && { anyOf: schema.anyOf.filter((branch) => !isGone(branch)) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.filter((branch) => !isGone(branch)) }),
  });
  const kept = Object.entries(all).filter(([name]) => !gone.has(name));
  return Object.fromEntries(kept.map(([name, schema]) => [name, change(schema, prune)]));
}

function isUnstable(schema: Schema | undefined): boolean {
  return schema?.["x-stability"] === "unstable";
}

/** Rebuilds a schema from the outside in, each subschema replaced by what `step` makes of it. */
function change(schema: Schema, step: (schema: Schema) => Schema): Schema {
  const here = step(schema);
  const again = (inner: Schema): Schema => change(inner, step);
  return {
    ...here,
    ...(here.properties && {
      properties: Object.fromEntries(Object.entries(here.properties).map(([name, member]) => [name, again(member)])),
    }),
    ...(here.items && { items: again(here.items) }),
    ...(typeof here.additionalProperties === "object" && { additionalProperties: again(here.additionalProperties) }),
    ...(here.anyOf && { anyOf: here.anyOf.map(again) }),
    ...(here.oneOf && { oneOf: here.oneOf.map(again) }),
  };
}
