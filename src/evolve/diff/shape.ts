import type { Contract } from "./contract.js";
import { below, type Place, referredName, type Schema } from "./schema.js";
import { bothOf, CannotJudge, eitherOf, restOf, type Values } from "./values.js";

/** An array: places of its first items, of all further ones (or whether there may be any), and how many there are at least. */
export interface Items {
  readonly place: Place;
  readonly first: readonly Place[];
  readonly further: Place | boolean;
  readonly minItems: number;
}

/** An object: places of its members, the names of those that are required, and what members without a name here may be. */
export interface Members {
  readonly place: Place;
  readonly properties: ReadonlyMap<string, Place>;
  readonly required: ReadonlySet<string>;
  readonly additional: Place | boolean;
}

/** Types with values that can be listed. */
export const VALUE_TYPES = ["null", "boolean", "number", "string"] as const;
/** Types of JSON; `integer` is a number. */
export const TYPES = [...VALUE_TYPES, "array", "object"] as const;
export type Type = (typeof TYPES)[number];

/**
 * What a schema allows, type by type, however it is written: references are followed, unions merged, `allOf` and members
 * beside a union put into each branch. Two ways to write the same have the same shape.
 */
export interface Shape {
  /** Set where any value is allowed; the rest is empty then. */
  readonly any?: Place;
  readonly values: Partial<Readonly<Record<(typeof VALUE_TYPES)[number], Values>>>;
  readonly arrays: readonly Items[];
  readonly objects: readonly Members[];
}

const NOTHING: Shape = { values: {}, arrays: [], objects: [] };

/** The shape of a schema of a contract. @throws CannotJudge where it says something that has no shape */
export function shapeOf(place: Place, contract: Contract, open: readonly Place[] = []): Shape {
  const { schema } = place;
  if (open.some((outer) => outer.schema === schema)) throw new CannotJudge(place, "a definition that is only itself cannot be judged");
  const shape = (inner: Place) => shapeOf(inner, contract, [...open, place]);
  const parts: Shape[] = [];
  for (const keyword of ["oneOf", "anyOf"] as const) {
    const branches = schema[keyword];
    if (branches !== undefined)
      parts.push(branches.map((branch, index) => shape(below(place, branch, keyword, index))).reduce(either, NOTHING));
  }
  const own = ownShape(place);
  if (own !== undefined) parts.push(own);
  for (const [index, branch] of (schema.allOf ?? []).entries()) parts.push(shape(below(place, branch, "allOf", index)));
  if (schema.$ref !== undefined) parts.push(shape(referred(place, contract)));
  const [first, ...others] = parts;
  return first === undefined ? { ...NOTHING, any: place } : others.reduce(both, first);
}

/** The definition that a reference leads to. */
export function referred(place: Place, { definitions }: Contract): Place {
  const target = definitions.get(referredName(place.schema.$ref ?? ""));
  if (target === undefined) throw new CannotJudge(place, `"${place.schema.$ref ?? ""}" leads nowhere`);
  return target;
}

/** Types that a shape allows. */
export function typesOf({ values, arrays, objects }: Shape): Set<Type> {
  return new Set([
    ...VALUE_TYPES.filter((type) => values[type] !== undefined),
    ...(arrays.length > 0 ? (["array"] as const) : []),
    ...(objects.length > 0 ? (["object"] as const) : []),
  ]);
}

/** What the keywords of the schema itself allow, without its unions and references; `undefined` where they say nothing. */
function ownShape(place: Place): Shape | undefined {
  const { schema } = place;
  const listed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (schema.type === undefined && listed === undefined) {
    const needsType = [
      "properties",
      "required",
      "additionalProperties",
      "items",
      "prefixItems",
      "not",
      "minLength",
      "minItems",
      "minimum",
      "maximum",
      "pattern",
    ];
    const keyword = needsType.find((name) => schema[name] !== undefined);
    if (keyword !== undefined) throw new CannotJudge(place, `"${keyword}" without "type" cannot be judged`);
    return undefined;
  }
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (listed !== undefined) return ofListed(place, listed, types);
  const values: Partial<Record<(typeof VALUE_TYPES)[number], Values>> = {};
  for (const type of types ?? []) {
    if (type === "null") values.null = { place, known: new Map([["null", place]]), rest: undefined };
    if (type === "boolean")
      values.boolean = {
        place,
        known: new Map([
          ["false", place],
          ["true", place],
        ]),
        rest: undefined,
      };
    if (type === "string") values.string = { place, known: new Map(), rest: restOf(place, type) };
    if (type === "number" || (type === "integer" && !types?.includes("number")))
      values.number = { place, known: new Map(), rest: restOf(place, type) };
  }
  if (schema.not !== undefined && !types?.includes("object") && schema.not.enum === undefined)
    throw new CannotJudge(place, `"not" cannot be judged`);
  return {
    values,
    arrays: types?.includes("array") === true ? [itemsOf(place)] : [],
    objects: types?.includes("object") === true ? [membersOf(place)] : [],
  };
}

/** A closed list of values, of which `type` may rule some out. */
function ofListed(place: Place, listed: readonly unknown[], types: readonly string[] | undefined): Shape {
  const known = new Map<Type, Map<string, Place>>();
  for (const value of listed) {
    const type = value === null ? "null" : (typeof value as "boolean" | "number" | "string");
    if (types !== undefined && !types.includes(type) && !(type === "number" && types.includes("integer"))) continue;
    const same = known.get(type) ?? new Map<string, Place>();
    known.set(type, same.set(JSON.stringify(value), place));
  }
  return { ...NOTHING, values: Object.fromEntries([...known].map(([type, each]) => [type, { place, known: each, rest: undefined }])) };
}

function itemsOf(place: Place): Items {
  const { items = true, prefixItems = [], minItems = 0 } = place.schema;
  return {
    place,
    first: prefixItems.map((schema, index) => below(place, schema, "prefixItems", index)),
    further: typeof items === "object" ? below(place, items, "items") : items,
    minItems,
  };
}

function membersOf(place: Place): Members {
  const { properties = {}, required = [], additionalProperties = true, not } = place.schema;
  const excluded = not === undefined ? new Map<string, readonly unknown[]>() : excludedTags(place, not);
  const members = Object.entries(properties).map(([name, schema]): [string, Place] => {
    const tags = excluded.get(name);
    return [name, below(place, tags === undefined ? schema : { ...schema, not: { enum: tags } }, "properties", name)];
  });
  if ([...excluded.keys()].some((name) => !Object.hasOwn(properties, name))) throw new CannotJudge(place, `"not" cannot be judged`);
  return {
    place,
    properties: new Map(members),
    required: new Set(required),
    additional:
      typeof additionalProperties === "object" ? below(place, additionalProperties, "additionalProperties") : additionalProperties,
  };
}

/** An object that is none of some tagged ones: the tags, by the name of the member. @throws CannotJudge for any other `not` */
function excludedTags(place: Place, not: Schema): Map<string, readonly unknown[]> {
  const excluded = new Map<string, unknown[]>();
  for (const { properties = {}, required = [] } of not.anyOf ?? [not]) {
    const [entry, ...others] = Object.entries(properties);
    const tag = entry?.[1].const;
    if (entry === undefined || others.length > 0 || typeof tag !== "string" || required.join() !== entry[0])
      throw new CannotJudge(place, `"not" cannot be judged`);
    excluded.set(entry[0], [...(excluded.get(entry[0]) ?? []), tag]);
  }
  return excluded;
}

function either(a: Shape, b: Shape): Shape {
  if (a.any !== undefined || b.any !== undefined) return { ...NOTHING, any: (a.any ?? b.any) as Place };
  return { values: mergeValues(a, b, eitherOf, true), arrays: [...a.arrays, ...b.arrays], objects: [...a.objects, ...b.objects] };
}

function both(a: Shape, b: Shape): Shape {
  if (a.any !== undefined) return b;
  if (b.any !== undefined) return a;
  return {
    values: mergeValues(a, b, bothOf, false),
    arrays: a.arrays.flatMap((x) => b.arrays.map((y) => bothItems(x, y))),
    objects: a.objects.flatMap((x) => b.objects.map((y) => bothMembers(x, y))),
  };
}

function mergeValues(a: Shape, b: Shape, merge: (a: Values, b: Values) => Values, keepsSingle: boolean): Shape["values"] {
  const merged: Partial<Record<(typeof VALUE_TYPES)[number], Values>> = {};
  for (const type of VALUE_TYPES) {
    const [x, y] = [a.values[type], b.values[type]];
    const value = x !== undefined && y !== undefined ? merge(x, y) : keepsSingle ? (x ?? y) : undefined;
    if (value !== undefined) merged[type] = value;
  }
  return merged;
}

function bothItems(a: Items, b: Items): Items {
  const isPlain = ({ first, further, minItems }: Items) => first.length === 0 && further === true && minItems === 0;
  if (isPlain(a)) return b;
  if (isPlain(b)) return a;
  throw new CannotJudge(b.place, "two conditions on one array cannot be judged together");
}

function bothMembers(a: Members, b: Members): Members {
  if (isPlain(a)) return b;
  if (isPlain(b)) return a;
  if (a.additional !== true || b.additional !== true)
    throw new CannotJudge(b.place, "two conditions on one object cannot be judged together");
  const properties = new Map(a.properties);
  for (const [name, place] of b.properties) {
    const other = properties.get(name);
    properties.set(name, other === undefined ? place : { ...place, schema: { allOf: [other.schema, place.schema] } });
  }
  return { place: a.place, properties, required: new Set([...a.required, ...b.required]), additional: true };
}

/** Whether any object will do. */
export function isPlain({ properties, required, additional }: Members): boolean {
  return properties.size === 0 && required.size === 0 && additional === true;
}
