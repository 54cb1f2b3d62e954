/** A schema of the house dialect, as `schema/dialect.schema.json` describes it. Only what codegen reads is typed. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
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

/** Keywords that hold one schema, a list of them, or a table of them. */
const ONE = ["items", "additionalProperties", "not"] as const;
const LIST = ["oneOf", "anyOf"] as const;

/** Rebuilds a schema with every direct subschema replaced by what `change` makes of it. */
export function mapSubschemas(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const result: Record<string, unknown> = { ...schema };
  for (const key of ONE) {
    const inner = schema[key];
    if (typeof inner === "object") result[key] = change(inner);
  }
  for (const key of LIST) {
    const inner = schema[key];
    if (inner !== undefined) result[key] = inner.map(change);
  }
  if (schema.properties !== undefined) {
    result.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, change(inner)]));
  }
  return result;
}

/** Every schema within a schema, itself first. */
export function* subschemas(schema: Schema): Generator<Schema> {
  yield schema;
  const inner: Schema[] = [];
  mapSubschemas(schema, (sub) => {
    inner.push(sub);
    return sub;
  });
  for (const sub of inner) yield* subschemas(sub);
}

/** Name of the definition that a flattened reference means: `#/$defs/ToolUse` is `ToolUse`. */
export function definitionName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** The reference to a definition of a flattened contract. */
export function refTo(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}
