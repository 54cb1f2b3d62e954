import type { Contract, Definition } from "./contract.js";
import { methodEntries, type MethodEntry, type Registry } from "./registry.js";
import { definitionName, mapSubschemas, type Schema } from "./schema.js";

/** The contract as it is without what is marked unstable: definitions, the variants that refer to them, members and methods. */
export function stableView(contract: Contract): Contract {
  const kept = [...contract.definitions].filter(([, { schema }]) => !isUnstable(schema));
  const gone = (schema: Schema) =>
    isUnstable(schema) || (schema.$ref !== undefined && isUnstable(contract.definitions.get(definitionName(schema.$ref))?.schema));
  const prune = (schema: Schema): Schema => {
    const result: Record<string, unknown> = { ...schema };
    for (const key of ["oneOf", "anyOf"] as const)
      if (schema[key] !== undefined) result[key] = schema[key].filter((branch) => !gone(branch));
    if (schema.properties !== undefined)
      result.properties = Object.fromEntries(Object.entries(schema.properties).filter(([, member]) => !isUnstable(member)));
    return mapSubschemas(result, prune);
  };
  const definitions = kept.map(([name, definition]): [string, Definition] => [name, { ...definition, schema: prune(definition.schema) }]);
  return { ...contract, registry: stableMethods(contract.registry), definitions: new Map(definitions) };
}

/** Whether a schema is marked unstable. */
export function isUnstable(schema: Schema | undefined): boolean {
  return schema?.["x-stability"] === "unstable";
}

function stableMethods(registry: Registry): Registry {
  const methods: Record<string, MethodEntry[]> = {};
  for (const [method, entry] of methodEntries(registry)) if (entry.stability === "stable") (methods[method] ??= []).push(entry);
  return { ...registry, methods };
}
