import { has, isObject, tokens } from "../../json/index.js";

/** A JSON Schema as plain data. */
export type Schema = boolean | Readonly<Record<string, unknown>>;

/** Definitions that a reference can name: those of the schema around it, then of the schema around that. */
export interface Scope {
  readonly definitions: Readonly<Record<string, unknown>>;
  readonly outer: Scope | undefined;
}

/** What a reference leads to: its name, and the scope that has it. */
export interface Target {
  readonly schema: Schema;
  readonly name: string;
  readonly scope: Scope;
}

/** Whether a value can be a schema. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isObject(value);
}

/** The scope within a schema: its own `$defs`, where it has any, before those around it. */
export function scopeWithin(schema: Schema, outer: Scope | undefined): Scope | undefined {
  return isObject(schema) && has(schema, "$defs") && isObject(schema.$defs) ? { definitions: schema.$defs, outer } : outer;
}

/** What a reference leads to, `#/$defs/Name` or the bare `Name` of TypeBox; `undefined` where nothing in reach has the name. */
export function targetOf(reference: string, scope: Scope | undefined): Target | undefined {
  const name = nameOf(reference);
  for (let here = name === undefined ? undefined : scope; here !== undefined; here = here.outer) {
    const schema = has(here.definitions, name as string) ? here.definitions[name as string] : undefined;
    if (isSchema(schema)) return { schema, name: name as string, scope: here };
  }
  return undefined;
}

/** References to all definitions in reach. */
export function referencesInReach(scope: Scope | undefined): string[] {
  return scope === undefined ? [] : [...Object.keys(scope.definitions).map((name) => `#/$defs/${name}`), ...referencesInReach(scope.outer)];
}

function nameOf(reference: string): string | undefined {
  if (!reference.startsWith("#")) return reference;
  return /^#\/\$defs\/[^/]+$/.test(reference) ? tokens(reference.slice(1))[1] : undefined;
}
