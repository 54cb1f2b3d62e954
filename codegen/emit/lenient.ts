import { branchesOf, withoutNull } from "../branches.js";
import type { Contract } from "../contract.js";
import { definitionName, mapSubschemas, type Schema } from "../schema.js";

/** What the tolerant reading needs of a schema: all that decides what is valid, and what to do where it is not. */
const KEPT = [
  "$ref",
  "type",
  "const",
  "enum",
  "not",
  "minimum",
  "maximum",
  "minLength",
  "minItems",
  "required",
  "properties",
  "additionalProperties",
  "items",
  "anyOf",
  "x-lenient",
  "x-lenient-default",
  "x-absent",
];

/** Every definition as `src/acp/lenient.ts` reads it. Unions have a table of their variants, or what tells their branches apart. */
export function emitLenient(contract: Contract): string {
  const lines = [...contract.definitions.values()].map(({ name, schema }) => `  ${name}: ${JSON.stringify(node(schema, contract))},`);
  return `export const READINGS = {\n${lines.join("\n")}\n};\n`;
}

/** Declarations for that module. */
export const LENIENT_TYPES = `import type { Branch } from "../shapes.js";

/** A schema as the tolerant reading follows it. The names are those of JSON Schema and of the house annotations. */
export interface Reading {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly not?: { readonly enum: readonly unknown[] };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Reading>>;
  readonly additionalProperties?: true | Reading;
  readonly items?: Reading;
  readonly anyOf?: readonly Reading[];
  /** Of a union without tag: what tells its branches apart. */
  readonly branches?: readonly Branch[];
  /** Of a tagged union: the tag, and the definition of each of its values. */
  readonly tag?: string;
  readonly variants?: Readonly<Record<string, string>>;
  /** Whether only the unstable protocol has it. */
  readonly unstable?: true;
  readonly "x-lenient"?: "default" | "skip-items" | "null-empty";
  readonly "x-lenient-default"?: unknown;
  readonly "x-absent"?: unknown;
}

/** Readings by the name of their definition. */
export declare const READINGS: Readonly<Record<string, Reading>>;
`;

function node(schema: Schema, contract: Contract): Record<string, unknown> {
  if (schema["x-open"] === true) return { ...node(schema.anyOf?.at(-1) ?? {}, contract), ...annotations(schema) };
  const inner = mapSubschemas(schema, (sub) => node(sub, contract));
  const kept: Record<string, unknown> = Object.fromEntries(Object.entries(inner).filter(([key]) => KEPT.includes(key)));
  if (schema.$ref !== undefined) kept.$ref = definitionName(schema.$ref);
  if (schema.anyOf !== undefined && withoutNull(schema) === undefined) kept.branches = branchesOf(schema, contract);
  return { ...kept, ...variants(schema, contract), ...annotations(schema) };
}

function variants(schema: Schema, contract: Contract): Record<string, unknown> {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return {};
  const entries = (schema.oneOf ?? []).map(({ $ref = "" }) => {
    const name = definitionName($ref);
    return [String(contract.definitions.get(name)?.schema.properties?.[tag]?.const), name];
  });
  return { tag, variants: Object.fromEntries(entries) };
}

function annotations(schema: Schema): Record<string, unknown> {
  return schema["x-stability"] === "unstable" ? { unstable: true } : {};
}
