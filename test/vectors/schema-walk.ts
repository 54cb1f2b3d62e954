/**
 * Reads the public bundle the way the coverage checks need it: which faults a definition can have, and which part of
 * the schema speaks of which part of a value. Derived, so that a new member without vectors is noticed.
 */
import { readFileSync } from "node:fs";

/** The keywords of the bundle that decide what a vector has to cover. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** A schema and where it stands in the bundle, which names it in messages and sets. */
export interface Site {
  readonly path: string;
  readonly schema: Schema;
}

/** A fault that a definition can have: the rule without its layer, and where, with `*` for any item of an array. */
export interface Fault {
  readonly rule: string;
  readonly at: string;
  /** Of a missing member: its name. */
  readonly member?: string;
}

/** The bundle, as any language would read it. */
export const BUNDLE = JSON.parse(readFileSync(new URL("../../generated/schema/ask.no-id.schema.json", import.meta.url), "utf8")) as Schema &
  object;

const GROUPS = Object.entries(BUNDLE.$defs ?? {});

/** Every definition of the bundle by name; a name is in one of the groups only. */
export const SITES: ReadonlyMap<string, Site> = new Map(
  GROUPS.flatMap(([group, { $defs = {} }]) =>
    Object.entries($defs).map(([name, schema]) => [name, { path: `#/$defs/${group}/$defs/${name}`, schema }] as const),
  ),
);

/** The definition of that name. */
export function siteOf(definition: string): Site {
  const site = SITES.get(definition);
  if (site === undefined) throw new Error(`the bundle has no definition ${definition}`);
  return site;
}

/** Whether a value is an object with members. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values of a tag, each with the variant it stands for. */
export function variantsOf(site: Site): ReadonlyMap<string, Site> {
  const tag = site.schema.discriminator?.propertyName ?? "";
  const variants = (site.schema.oneOf ?? []).map((branch, index) =>
    resolve({ path: `${site.path}/oneOf/${String(index)}`, schema: branch }),
  );
  return new Map(variants.map((variant) => [String(variant.schema.properties?.[tag]?.const), variant]));
}

/** Every schema within a definition, references not followed: each part of the bundle is told once. */
export function* within(site: Site): Generator<Site> {
  yield site;
  for (const [path, schema] of children(site)) yield* within({ path, schema });
}

/** Tells of every part of a value, with the schema that speaks of it. Goes where members and tags lead; stops at what is not described. */
export function visit(from: Site, value: unknown, see: (site: Site, value: unknown, pointer: string) => void, pointer = ""): void {
  const site = resolve(from);
  see(site, value, pointer);
  const { properties = {}, items, discriminator } = site.schema;
  if (Array.isArray(value) && items !== undefined)
    for (const [index, item] of value.entries())
      visit({ path: `${site.path}/items`, schema: items }, item, see, `${pointer}/${String(index)}`);
  if (!isObject(value)) return;
  for (const [name, schema] of Object.entries(properties))
    if (Object.hasOwn(value, name)) visit({ path: `${site.path}/properties/${name}`, schema }, value[name], see, `${pointer}/${name}`);
  const variant = discriminator === undefined ? undefined : variantsOf(site).get(String(value[discriminator.propertyName]));
  if (variant !== undefined) visit(variant, value, see, pointer);
}

/** Every fault that a value of a definition can have, as deep as members go; the variants of a union are definitions of their own. */
export function faultsOf(from: Site, at = ""): Fault[] {
  const site = resolve(from);
  const { schema } = site;
  const faults: Fault[] = [];
  const fault = (rule: string, pointer = at) => faults.push({ rule, at: pointer });
  if (schema.type !== undefined || isOpenEnum(schema)) fault("wrong-type");
  if (schema.enum !== undefined || schema.const !== undefined) fault("wrong-value");
  if (schema.minimum !== undefined) fault("out-of-range");
  if (schema.minLength !== undefined) fault("too-short");
  if (schema.pattern !== undefined || schema.format !== undefined) fault("bad-format");
  for (const member of schema.required ?? []) faults.push({ rule: "missing-member", at, member });
  if (schema.discriminator !== undefined) {
    const member = schema.discriminator.propertyName;
    faults.push({ rule: "missing-member", at, member });
    fault("wrong-type", `${at}/${member}`);
    // Events of unknown types have a rule of their own: readers pass over them.
    fault(member === "type" ? "event-type" : "unknown-variant", `${at}/${member}`);
  }
  if (schema.items !== undefined) faults.push(...faultsOf({ path: `${site.path}/items`, schema: schema.items }, `${at}/*`));
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    faults.push(...faultsOf({ path: `${site.path}/properties/${name}`, schema: member }, `${at}/${name}`));
  return faults;
}

/** Whether a schema names the known values of a list and takes any other text too. */
export function isOpenEnum({ anyOf = [] }: Schema): boolean {
  return anyOf.some((branch) => branch.enum !== undefined) && anyOf.some((branch) => branch.type === "string" && branch.enum === undefined);
}

/** The JSON type of a value, an integer told apart from other numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The value that a pointer leads to. */
export function at(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of pointer.split("/").slice(1))
    value = Array.isArray(value) ? (value as unknown[])[Number(token)] : isObject(value) ? value[token] : undefined;
  return value;
}

function resolve(site: Site): Site {
  const { $ref } = site.schema;
  if ($ref === undefined) return site;
  return siteOf($ref.slice($ref.lastIndexOf("/") + 1));
}

function children({ path, schema }: Site): [string, Schema][] {
  const members = Object.entries(schema.properties ?? {}).map(([name, member]): [string, Schema] => [`${path}/properties/${name}`, member]);
  return schema.items === undefined ? members : [...members, [`${path}/items`, schema.items]];
}
