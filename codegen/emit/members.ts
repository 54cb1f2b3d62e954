import type { Branch } from "../../src/contract/select.js";
import { branchesOf, withoutNull } from "../branches.js";
import type { Contract } from "../contract.js";
import { definitionName, type Schema } from "../schema.js";
import { isUnstable } from "../stable.js";
import { openTag } from "./types.js";

/** What is known of one member; `src/contract/members.ts` reads it. */
interface Member {
  readonly expected: string;
  readonly of?: string;
  readonly each?: true;
  readonly unstable?: true;
  readonly formerly?: readonly string[];
  readonly writtenAs?: string;
  readonly writtenValues?: readonly unknown[];
}

type Shape =
  | { readonly members: Readonly<Record<string, Member>>; readonly open?: string }
  | { readonly tag: string; readonly variants: Readonly<Record<string, string>>; readonly unstable?: readonly string[] }
  | { readonly branches: readonly Branch[]; readonly of: readonly string[]; readonly each?: true };

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

/** Declarations for that module. */
export const MEMBERS_TYPES = `import type { Shapes } from "../shapes.js";

export declare const MEMBERS: Shapes;
`;

/** The shared shape of the tables of members. */
export const SHAPES_TYPES = `/** What is known of one member of an object. */
export interface Member {
  /** What its value should be, in words: \`string\`, \`array\`, \`"approved" or "rejected"\`. */
  readonly expected: string;
  /** The definition of its value, or of each item or entry of it, where that is an object with members of its own. */
  readonly of?: string;
  readonly each?: true;
  /** Whether only the unstable protocol has it. */
  readonly unstable?: true;
  /** Names that older dialects give it. */
  readonly formerly?: readonly string[];
  /** The one JSON type a writer sends, where readers accept more. */
  readonly writtenAs?: string;
  /** The values a writer sends, where readers accept more. */
  readonly writtenValues?: readonly unknown[];
}

/**
 * An object's members (\`open\`: where the member of this name has text, whatever else it has is its payload), the variants of a union by the value of their tag
 * with the values that only the unstable protocol has, or the branches of a union that no tag tells apart (\`each\`: of
 * each item of an array).
 */
export type Shape =
  | { readonly members: Readonly<Record<string, Member>>; readonly open?: string }
  | { readonly tag: string; readonly variants: Readonly<Record<string, string>>; readonly unstable?: readonly string[] }
  | { readonly branches: readonly Branch[]; readonly of: readonly string[]; readonly each?: true };

/** What one branch of a union asks for at first sight; \`src/contract/select.ts\` chooses by it. */
export interface Branch {
  readonly types?: readonly string[];
  readonly tags?: Readonly<Record<string, readonly unknown[]>>;
  readonly open?: Readonly<Record<string, readonly unknown[]>>;
  readonly required?: readonly string[];
  readonly items?: Branch;
}

/** Shapes by the name of their definition. */
export type Shapes = Readonly<Record<string, Shape>>;

/** Members with a list of values, by definition and name: the name of the list, and the values that are known. */
export type Enums = Readonly<Record<string, Readonly<Record<string, { readonly name: string; readonly values: readonly unknown[] }>>>>;
`;

function shapeOf(schema: Schema, contract: Contract): Shape | undefined {
  if (schema.$ref !== undefined) return shapeOf(target(schema.$ref, contract) ?? {}, contract);
  if (schema.discriminator !== undefined) {
    const tag = schema.discriminator.propertyName;
    const variants = (schema.oneOf ?? []).map(
      ({ $ref = "" }) => [String(target($ref, contract)?.properties?.[tag]?.const), definitionName($ref)] as const,
    );
    const unstable = variants.filter(([, name]) => isUnstable(contract.definitions.get(name)?.schema)).map(([value]) => value);
    return { tag, variants: Object.fromEntries(variants), ...(unstable.length === 0 ? {} : { unstable }) };
  }
  const branches =
    schema["x-open"] === true
      ? []
      : (schema.anyOf ?? []).filter(({ $ref }) => $ref !== undefined && shapeOf({ $ref }, contract) !== undefined);
  if (branches.length > 0)
    return { branches: branchesOf({ anyOf: branches }, contract), of: branches.map(({ $ref = "" }) => definitionName($ref)) };
  const items = (schema.anyOf ?? []).flatMap(({ items }) =>
    items?.$ref === undefined || shapeOf(items, contract) === undefined ? [] : [items],
  );
  if (items.length > 1)
    return { branches: branchesOf({ anyOf: items }, contract), of: items.map(({ $ref = "" }) => definitionName($ref)), each: true };
  if (schema.properties === undefined) return undefined;
  const open = openTag(schema);
  const members = Object.entries(schema.properties).map(([name, member]) => [name, memberOf(member, contract)]);
  return { members: Object.fromEntries(members) as Record<string, Member>, ...(open === undefined ? {} : { open }) };
}

function memberOf(schema: Schema, contract: Contract): Member {
  const value = withoutNull(schema) ?? schema;
  const entry = typeof value.additionalProperties === "object" ? value.additionalProperties : value.items;
  const inner = entry ?? value;
  const hasShape = inner.$ref !== undefined && shapeOf(inner, contract) !== undefined;
  return {
    expected: expectation(schema, contract),
    ...(hasShape ? { of: definitionName(inner.$ref) } : {}),
    ...(hasShape && entry !== undefined ? { each: true } : {}),
    ...(isUnstable(schema) ? { unstable: true } : {}),
    ...(schema["x-formerly"] === undefined ? {} : { formerly: schema["x-formerly"] as string[] }),
    ...(schema["x-written-as"] === undefined ? {} : { writtenAs: schema["x-written-as"] as string }),
    ...(schema["x-written-values"] === undefined ? {} : { writtenValues: schema["x-written-values"] as unknown[] }),
  };
}

/** What a value of the schema is, in words. */
export function expectation(schema: Schema, contract: Contract): string {
  return alternatives([...new Set(wordsFor(schema, contract))]);
}

function wordsFor(schema: Schema, contract: Contract): string[] {
  if (schema.$ref !== undefined) return wordsFor(target(schema.$ref, contract) ?? {}, contract);
  if (schema["x-open"] === true) return wordsFor(schema.anyOf?.at(-1) ?? {}, contract);
  if ("const" in schema) return [JSON.stringify(schema.const)];
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.type !== undefined) return [...[schema.type].flat()];
  return schema.anyOf === undefined ? ["any value"] : schema.anyOf.flatMap((branch) => wordsFor(branch, contract));
}

function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}

function target(ref: string, contract: Contract): Schema | undefined {
  return contract.definitions.get(definitionName(ref))?.schema;
}
