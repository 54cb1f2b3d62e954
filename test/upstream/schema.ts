/** A JSON Schema as this folder reads it: the published one or our own. Only the keywords that matter here are typed. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly discriminator?: { readonly propertyName: string };
  readonly [keyword: string]: unknown;
}

/** Definitions by name; every reference is `#/$defs/<Name>`. */
export type Definitions = Readonly<Record<string, Schema>>;

/** `unstable` is everything, `stable` what is left without what is marked unstable. */
export type View = "stable" | "unstable";

const LISTS = ["anyOf", "oneOf", "allOf"] as const;
const SINGLES = ["items", "additionalProperties", "not"] as const;

/** A place in a schema: the keywords and names that lead to it. */
export type Path = readonly (string | number)[];

/** Every schema within a schema with its path, itself first. Members named like keywords are no keywords. */
export function* walk(schema: Schema, path: Path = []): Generator<readonly [Path, Schema]> {
  yield [path, schema];
  for (const [name, member] of Object.entries(schema.properties ?? {})) yield* walk(member, [...path, "properties", name]);
  for (const key of SINGLES) {
    const inner = schema[key];
    if (typeof inner === "object") yield* walk(inner, [...path, key]);
  }
  for (const key of LISTS) {
    for (const [index, branch] of (schema[key] ?? []).entries()) yield* walk(branch, [...path, key, index]);
  }
}

/** Name of the definition that a reference points to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** Names of the definitions that a schema refers to directly. */
export function referencesOf(schema: Schema): Set<string> {
  const names = new Set<string>();
  for (const [, inner] of walk(schema)) if (inner.$ref !== undefined) names.add(nameOf(inner.$ref));
  return names;
}
