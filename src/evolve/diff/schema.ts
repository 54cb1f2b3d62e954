import { append, isObject } from "../../json/index.js";

/** A schema of the dialect, or one that is published elsewhere and reads like it. Only keywords that are judged are typed. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: boolean | Schema;
  readonly prefixItems?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly discriminator?: { readonly propertyName: string };
  readonly [keyword: string]: unknown;
}

/** A schema and where it stands. */
export interface Place {
  /** Name of the file as it is shown. */
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  /** Name of the definition around it; empty outside of definitions. */
  readonly definition: string;
  /** Pointer of the definition around it, the start of `pointer`. */
  readonly root: string;
  readonly schema: Schema;
}

/** Keywords that hold one schema, a list of them, or a table of them. */
const ONE = ["items", "additionalProperties", "not"] as const;
const LIST = ["oneOf", "anyOf", "allOf", "prefixItems"] as const;

/** The schema at `keyword`, and further at `key`, of a place. */
export function below(place: Place, schema: Schema, ...path: readonly (string | number)[]): Place {
  return { ...place, pointer: path.reduce<string>(append, place.pointer), schema };
}

/** Every direct subschema of a place. What is no object is none: `true` and `false`, and what is refused as not to be judged. */
export function* inside(place: Place): Generator<Place> {
  const { schema } = place;
  const { properties } = schema;
  if (isObject(properties))
    for (const [name, inner] of Object.entries(properties)) if (isObject(inner)) yield below(place, inner, "properties", name);
  for (const keyword of ONE) {
    const inner = schema[keyword];
    if (isObject(inner)) yield below(place, inner, keyword);
  }
  for (const keyword of LIST) {
    const list: unknown = schema[keyword];
    if (!Array.isArray(list)) continue;
    for (const [index, inner] of list.entries()) if (isObject(inner)) yield below(place, inner, keyword, index);
  }
}

/** A place and every place within it. */
export function* everywhere(place: Place): Generator<Place> {
  yield place;
  for (const inner of inside(place)) yield* everywhere(inner);
}

/** Name of the definition that a reference means: `../tool.schema.json#/$defs/ToolUse` is `ToolUse`. */
export function referredName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
