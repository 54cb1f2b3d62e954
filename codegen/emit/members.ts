import type { Contract } from "../contract.js";
import { definitionName, type Schema } from "../schema.js";

/** What is known of one member; `src/contract/members.ts` reads it. */
interface Member {
  readonly expected: string;
  readonly of?: string;
  readonly each?: true;
  readonly formerly?: readonly string[];
  readonly writtenAs?: string;
  readonly writtenValues?: readonly unknown[];
}

type Shape =
  { readonly members: Readonly<Record<string, Member>> } | { readonly tag: string; readonly variants: Readonly<Record<string, string>> };

/**
 * The members of every object definition, by name: for saying which member is unknown, which name was meant, and what
 * was expected where one is missing. Validators carry none of this, so that a single one stays small.
 */
export function emitMembers(contract: Contract): string {
  const shapes: Record<string, Shape> = {};
  for (const { name, schema } of contract.definitions.values()) {
    const shape = shapeOf(schema, contract);
    if (shape !== undefined) shapes[name] = shape;
  }
  const lines = Object.entries(shapes).map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},`);
  return `export const MEMBERS = {\n${lines.join("\n")}\n};\n`;
}

export const MEMBERS_TYPES = `import type { Shapes } from "../shapes.js";

export declare const MEMBERS: Shapes;
`;

/** The shared shape of the tables of members. */
export const SHAPES_TYPES = `/** What is known of one member of an object. */
export interface Member {
  /** What its value should be, in words: \`string\`, \`array\`, \`"approved" or "rejected"\`. */
  readonly expected: string;
  /** The definition of its value, or of each item of it, where that is an object with members of its own. */
  readonly of?: string;
  readonly each?: true;
  /** Names that older dialects give it. */
  readonly formerly?: readonly string[];
  /** The one JSON type a writer sends, where readers accept more. */
  readonly writtenAs?: string;
  /** The values a writer sends, where readers accept more. */
  readonly writtenValues?: readonly unknown[];
}

/** An object's members, or the variants of a union by the value of their tag. */
export type Shape =
  | { readonly members: Readonly<Record<string, Member>> }
  | { readonly tag: string; readonly variants: Readonly<Record<string, string>> };

/** Shapes by the name of their definition. */
export type Shapes = Readonly<Record<string, Shape>>;
`;

function shapeOf(schema: Schema, contract: Contract): Shape | undefined {
  if (schema.discriminator !== undefined) {
    const tag = schema.discriminator.propertyName;
    const variants = (schema.oneOf ?? []).map(({ $ref = "" }) => [
      String(target($ref, contract)?.properties?.[tag]?.const),
      definitionName($ref),
    ]);
    return { tag, variants: Object.fromEntries(variants) as Record<string, string> };
  }
  if (schema.properties === undefined) return undefined;
  const members = Object.entries(schema.properties).map(([name, member]) => [name, memberOf(member, contract)]);
  return { members: Object.fromEntries(members) as Record<string, Member> };
}

function memberOf(schema: Schema, contract: Contract): Member {
  const inner = schema.items ?? schema;
  const hasShape = inner.$ref !== undefined && shapeOf(target(inner.$ref, contract) ?? {}, contract) !== undefined;
  return {
    expected: expectation(schema, contract),
    ...(hasShape ? { of: definitionName(inner.$ref) } : {}),
    ...(hasShape && schema.items !== undefined ? { each: true } : {}),
    ...(schema["x-formerly"] === undefined ? {} : { formerly: schema["x-formerly"] as string[] }),
    ...(schema["x-written-as"] === undefined ? {} : { writtenAs: schema["x-written-as"] as string }),
    ...(schema["x-written-values"] === undefined ? {} : { writtenValues: schema["x-written-values"] as unknown[] }),
  };
}

/** What a value of the schema is, in words. */
export function expectation(schema: Schema, contract: Contract): string {
  if (schema.$ref !== undefined) return expectation(target(schema.$ref, contract) ?? {}, contract);
  if (schema["x-open"] === true) return "string";
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return alternatives(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.type !== undefined) return alternatives([schema.type].flat());
  if (schema.anyOf !== undefined) return alternatives([...new Set(schema.anyOf.map((branch) => expectation(branch, contract)))]);
  return "any value";
}

function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}

function target(ref: string, contract: Contract): Schema | undefined {
  return contract.definitions.get(definitionName(ref))?.schema;
}
