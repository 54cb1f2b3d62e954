import { withoutNull } from "../branches.js";
import type { Contract } from "../contract.js";
import { definitionName, type Schema } from "../schema.js";

/**
 * Which members have a list of values, closed or open, by the name of their definition: for saying which of the values
 * traffic has had. A list with a definition of its own goes by that name wherever it is used.
 */
export function emitEnums(contract: Contract): string {
  const lines: string[] = [];
  for (const { name, schema } of contract.definitions.values()) {
    const members = Object.entries(schema.properties ?? {}).flatMap(([member, inner]) => {
      const found = enumOf(inner, `${name}.${member}`, contract);
      return found === undefined ? [] : [[member, found] as const];
    });
    if (members.length > 0) lines.push(`  ${name}: ${JSON.stringify(Object.fromEntries(members))},`);
  }
  return `export const ENUMS = {\n${lines.join("\n")}\n};\n`;
}

/** Declarations for that module. */
export const ENUMS_TYPES = `import type { Enums } from "../shapes.js";

export declare const ENUMS: Enums;
`;

/** The values of a member, or of each of its items. One value alone is no list. */
function enumOf(schema: Schema, name: string, contract: Contract): { name: string; values: readonly unknown[] } | undefined {
  if (schema.$ref !== undefined) {
    const target = contract.definitions.get(definitionName(schema.$ref))?.schema;
    return target === undefined || target.properties !== undefined ? undefined : enumOf(target, definitionName(schema.$ref), contract);
  }
  const value = withoutNull(schema);
  if (value !== undefined) return enumOf(value, name, contract);
  if (schema.items !== undefined) return enumOf(schema.items, name, contract);
  const values = schema.enum ?? schema.anyOf?.find((branch) => branch.enum !== undefined)?.enum ?? [];
  return values.length > 1 ? { name, values } : undefined;
}
