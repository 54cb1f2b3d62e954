/**
 * Reads a public bundle the way the coverage checks need it: which faults a definition can have, and which part of the
 * schema speaks of which part of a value. Derived, so that a new member without vectors is noticed.
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** The keywords of a bundle that decide what a vector has to cover. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly not?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly "x-lenient"?: string;
  readonly "x-absent"?: unknown;
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

/** Told of a part of a value with the schema that speaks of it; `from` is that schema before its reference was followed. */
export type Visitor = (site: Site, value: unknown, pointer: string, from: Site) => void;

/** The bundle of a protocol, as any language would read it. */
export function readBundle(protocol: string): Schema {
  return JSON.parse(readFileSync(new URL(`../../generated/schema/${protocol}.no-id.schema.json`, import.meta.url), "utf8")) as Schema;
}

/** A bundle: its definitions by name, whether they stand at its top or in groups. A name is in one of the groups only. */
export class Bundle {
  readonly sites: ReadonlyMap<string, Site>;
  // Plain settings, as somebody without this package would read the bundle; only the format it promises is added.
  readonly #plain = new Ajv2020({ strict: false });

  constructor(schema: Schema) {
    addFormats.default(this.#plain, ["date-time"]);
    this.#plain.addSchema(schema, "bundle");
    this.sites = new Map(
      Object.entries(schema.$defs ?? {}).flatMap(([name, definition]): [string, Site][] =>
        definition.$defs === undefined
          ? [[name, { path: `#/$defs/${name}`, schema: definition }]]
          : Object.entries(definition.$defs).map(([inner, of]) => [inner, { path: `#/$defs/${name}/$defs/${inner}`, schema: of }]),
      ),
    );
  }

  /** The definition of that name. */
  siteOf(definition: string): Site {
    const site = this.sites.get(definition);
    if (site === undefined) throw new Error(`the bundle has no definition ${definition}`);
    return site;
  }

  /** Whether a part of the bundle allows a value, to a validator with plain settings. */
  allows({ path }: Site, value: unknown): boolean {
    const validate = this.#plain.getSchema(`bundle${path}`);
    if (validate === undefined) throw new Error(`no schema ${path}`);
    return validate(value) === true;
  }

  /** A schema with its reference followed. */
  resolve(site: Site): Site {
    const { $ref } = site.schema;
    return $ref === undefined ? site : this.resolve(this.siteOf(nameOf($ref)));
  }

  /** The branches of a union: variants that a tag tells apart, or forms that a value may have. Null is not one. */
  branchesOf(from: Site): Site[] {
    const site = this.resolve(from);
    const keyword = site.schema.oneOf === undefined ? "anyOf" : "oneOf";
    const branches = (site.schema[keyword] ?? []).map((schema, index) => ({ path: `${site.path}/${keyword}/${String(index)}`, schema }));
    return branches.filter(({ schema }) => schema.type !== "null").map((branch) => this.resolve(branch));
  }

  /** The values of a tag, each with the variant it stands for. */
  variantsOf(site: Site): ReadonlyMap<string, Site> {
    const tag = site.schema.discriminator?.propertyName ?? "";
    return new Map(this.branchesOf(site).map((variant) => [String(variant.schema.properties?.[tag]?.const), variant]));
  }

  /** The definitions that lead from some, these included. */
  reach(names: Iterable<string>): ReadonlySet<string> {
    const open = [...names];
    const reached = new Set<string>();
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      for (const { schema } of within(this.siteOf(name))) if (schema.$ref !== undefined) open.push(nameOf(schema.$ref));
    }
    return reached;
  }

  /** Tells of every part of a value, with the schema that speaks of it. Goes where members, tags and branches lead; stops at what is not described. */
  visit(from: Site, value: unknown, see: Visitor, pointer = ""): void {
    const site = this.resolve(from);
    see(site, value, pointer, from);
    for (const [token, inner] of Object.entries(typeof value === "object" && value !== null ? value : {})) {
      const next = memberOf(site, value, token);
      if (next !== undefined) this.visit(next, inner, see, `${pointer}/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    }
    for (const branch of this.#meant(site, value)) this.visit(branch, value, see, pointer);
  }

  /** Every fault that a value of a definition can have, as deep as members go; the variants of a union are definitions of their own. */
  faultsOf(from: Site, at = ""): Fault[] {
    const site = this.resolve(from);
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
    if (schema.items !== undefined) faults.push(...this.faultsOf({ path: `${site.path}/items`, schema: schema.items }, `${at}/*`));
    for (const [name, member] of Object.entries(schema.properties ?? {}))
      faults.push(...this.faultsOf({ path: `${site.path}/properties/${name}`, schema: member }, `${at}/${name}`));
    return faults;
  }

  /** The branches that a value is of: the first that allows it; where none does, those that its tags and its type do not rule out. */
  #meant(site: Site, value: unknown): Site[] {
    const branches = this.branchesOf(site);
    const { discriminator } = site.schema;
    if (discriminator !== undefined) {
      const variant = isObject(value) ? this.variantsOf(site).get(String(value[discriminator.propertyName])) : undefined;
      return variant === undefined ? [] : [variant];
    }
    if (branches.length === 0 || (value === null && this.allows(site, value))) return [];
    const allowing = branches.find((branch) => this.allows(branch, value));
    if (allowing !== undefined) return [allowing];
    const fitting = branches.filter((branch) => this.#fits(branch, value));
    return fitting.length > 0 ? fitting : branches;
  }

  #fits(site: Site, value: unknown): boolean {
    const { type, properties = {}, discriminator } = site.schema;
    const types = [typeOf(value), ...(Number.isInteger(value) ? ["number"] : [])];
    if (type !== undefined && ![type].flat().some((name) => types.includes(name))) return false;
    if (!isObject(value)) return true;
    if (discriminator !== undefined) return this.variantsOf(site).has(String(value[discriminator.propertyName]));
    const inner = this.branchesOf(site);
    if (inner.length > 0) return inner.some((branch) => this.#fits(branch, value));
    return Object.entries(properties).every(([name, member]) => {
      if (!Object.hasOwn(value, name)) return member.const === undefined;
      if (member.const !== undefined) return value[name] === member.const;
      return member.not?.enum?.includes(value[name]) !== true;
    });
  }
}

/** Every schema within a definition, references not followed: each part of the bundle is told once. */
export function* within(site: Site): Generator<Site> {
  yield site;
  for (const [path, schema] of children(site)) yield* within({ path, schema });
}

/** Whether a schema names the known values of a list and takes any other of their type too. */
export function isOpenEnum({ anyOf = [] }: Schema): boolean {
  return anyOf.some((branch) => branch.enum !== undefined && anyOf.some(({ type, enum: values }) => type === branch.type && !values));
}

/** Whether there is no value that a schema does not allow. */
export function isAnything({ $ref, type, anyOf, oneOf, const: only, enum: values }: Schema): boolean {
  return [$ref, type, anyOf, oneOf, only, values].every((keyword) => keyword === undefined);
}

/** Whether a value is an object with members. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
  for (const token of pointer.split("/").slice(1)) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    value = Array.isArray(value) ? (value as unknown[])[Number(name)] : isObject(value) ? value[name] : undefined;
  }
  return value;
}

/** Name of the definition that a reference or path ends in. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** What a schema says of a member or an item. */
function memberOf({ path, schema }: Site, value: unknown, token: string): Site | undefined {
  const { items, properties = {}, additionalProperties: entries } = schema;
  if (Array.isArray(value)) return items && { path: `${path}/items`, schema: items };
  if (Object.hasOwn(properties, token)) return { path: `${path}/properties/${token}`, schema: properties[token] as Schema };
  return typeof entries === "object" ? { path: `${path}/additionalProperties`, schema: entries } : undefined;
}

function children({ path, schema }: Site): [string, Schema][] {
  const { properties = {}, items, additionalProperties: entries, anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).map(([name, member]): [string, Schema] => [`${path}/properties/${name}`, member]),
    ...(items === undefined ? [] : [[`${path}/items`, items] as [string, Schema]]),
    ...(typeof entries === "object" ? [[`${path}/additionalProperties`, entries] as [string, Schema]] : []),
    // The branches of an open list are told with it.
    ...(isOpenEnum(schema) ? [] : anyOf.map((branch, index): [string, Schema] => [`${path}/anyOf/${String(index)}`, branch])),
    ...oneOf.map((branch, index): [string, Schema] => [`${path}/oneOf/${String(index)}`, branch]),
  ];
}
