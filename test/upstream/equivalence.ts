import { nameOf, type Definitions, type Schema } from "./schema.js";

/**
 * Proves, where it can, that two versions of a definition accept the same values: both have the same normal form. In it annotations
 * are gone, references to names that `isOpaque` does not keep are written out, branches that another branch covers are left out, and
 * so are absences and types of a member that another branch covers.
 * An edit without a proof counts as a real one, which the corpus must catch.
 */
export function provenEqual(before: Definitions, after: Definitions, name: string, isOpaque: (name: string) => boolean): boolean {
  return normalText(before, name, isOpaque) === normalText(after, name, isOpaque);
}

function normalText(definitions: Definitions, name: string, isOpaque: (name: string) => boolean): string {
  return JSON.stringify(normal(definitions, definitions[name] ?? {}, isOpaque));
}

function normal(definitions: Definitions, schema: Schema, isOpaque: (name: string) => boolean): Schema {
  const again = (inner: Schema): Schema => normal(definitions, inner, isOpaque);
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    const target = definitions[name] ?? {};
    const written = again(target);
    return isOpaque(name) && !isPlain(written) ? { $ref: name } : written;
  }
  const union = branchesOf(schema);
  if (union !== undefined) {
    const open = union.map((branch) =>
      branch.$ref === undefined || isOpaque(nameOf(branch.$ref)) ? branch : (definitions[nameOf(branch.$ref)] ?? {}),
    );
    const kept = tightened(definitions, withoutCovered(definitions, open));
    return joined(kept.map(again));
  }
  return {
    ...("const" in schema && { const: schema.const }),
    ...(schema.type !== undefined && { type: typesOf(schema) }),
    ...(schema.enum && { enum: schema.enum }),
    ...(schema.not && { not: schema.not }),
    ...(schema.minimum !== undefined && { minimum: schema.minimum }),
    ...(schema.maximum !== undefined && { maximum: schema.maximum }),
    ...(schema.minLength !== undefined && { minLength: schema.minLength }),
    ...(schema.required && schema.required.length > 0 && { required: [...schema.required].sort() }),
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, member]) => [name, again(member)])),
    }),
    ...(schema.items && { items: again(schema.items) }),
    ...(typeof schema.additionalProperties === "object" && { additionalProperties: again(schema.additionalProperties) }),
  };
}

/** Branches as one union, those that say only a type put together. */
function joined(branches: readonly Schema[]): Schema {
  const flat = branches.flatMap((branch) => branch.anyOf ?? [branch]);
  const types = flat.filter(isPlain).flatMap(typesOf);
  const plain = types.length === 0 ? [] : [{ type: typesOf({ type: [...new Set(types)] }) }];
  const all = [...plain, ...flat.filter((branch) => !isPlain(branch))];
  return all.length === 1 && all[0] !== undefined ? all[0] : { anyOf: all };
}

/** Whether a schema says a scalar type or several, and nothing more. */
function isPlain(schema: Schema): boolean {
  const said = Object.keys(schema).filter((key) => key !== "description" && !key.startsWith("x-"));
  return said.length === 1 && said[0] === "type" && !typesOf(schema).some((type) => type === "object" || type === "array");
}

/** Branches of a union. Those of a tagged one exclude each other, so that one and any of them are the same. */
function branchesOf(schema: Schema): readonly Schema[] | undefined {
  return schema.anyOf ?? (schema.discriminator === undefined ? undefined : schema.oneOf);
}

function withoutCovered(definitions: Definitions, union: readonly Schema[]): readonly Schema[] {
  return union.filter((branch, index) => {
    const others = union.filter((_, other) => other !== index);
    const covering = others.find((other) => covers(definitions, other, branch));
    return covering === undefined || (covers(definitions, branch, covering) && union.indexOf(branch) < union.indexOf(covering));
  });
}

/** A schema that no value is valid for. */
const NOTHING: Schema = { enum: [] };

/** The branches without what another allows anyway, one after the other, so that no two give up the same values to each other. */
function tightened(definitions: Definitions, union: readonly Schema[]): readonly Schema[] {
  return union.reduce<readonly Schema[]>((branches, branch, index) => {
    const others = branches.toSpliced(index, 1);
    const isNeedless = (name: string, member: Schema): boolean =>
      others.some((other) => covers(definitions, other, { ...branch, properties: { ...branch.properties, [name]: member } }));
    const members = Object.entries(branch.properties ?? {});
    const required = members
      .filter(([name]) => branch.required?.includes(name) === true || isNeedless(name, NOTHING))
      .map(([name]) => name);
    const properties = members.map(([name, member]): [string, Schema] => {
      const types = typesOf(member);
      const kept = types.length < 2 ? types : types.filter((type) => !isNeedless(name, { ...member, type }));
      return [name, kept.length === types.length || kept.length === 0 ? member : { ...member, type: kept }];
    });
    return branches.with(
      index,
      branch.properties === undefined ? branch : { ...branch, required, properties: Object.fromEntries(properties) },
    );
  }, union);
}

/** Whether every value of the narrow schema is surely one of the wide. */
function covers(definitions: Definitions, wide: Schema, narrow: Schema): boolean {
  if (wide.$ref !== undefined && wide.$ref === narrow.$ref) return true;
  if (wide.$ref !== undefined) return covers(definitions, definitions[nameOf(wide.$ref)] ?? {}, narrow);
  if (narrow.$ref !== undefined) return covers(definitions, wide, definitions[nameOf(narrow.$ref)] ?? {});
  if (narrow.enum?.length === 0) return true;
  const narrowUnion = branchesOf(narrow);
  if (narrowUnion !== undefined) return narrowUnion.every((branch) => covers(definitions, wide, branch));
  const wideUnion = branchesOf(wide);
  if (wideUnion !== undefined) return wideUnion.some((branch) => covers(definitions, branch, narrow));
  if (wide.not !== undefined) return false;
  return coversValues(wide, narrow) && coversMembers(definitions, wide, narrow) && coversItems(definitions, wide, narrow);
}

function coversValues(wide: Schema, narrow: Schema): boolean {
  const values = "const" in narrow ? [narrow.const] : narrow.enum;
  const types = values === undefined ? typesOf(narrow) : values.map(typeOfValue);
  if (wide.type !== undefined && (types.length === 0 || !types.every((type) => hasType(typesOf(wide), type)))) return false;
  if ("const" in wide && !(values?.every((value) => value === wide.const) ?? false)) return false;
  if (wide.enum !== undefined && !(values?.every((value) => wide.enum?.includes(value)) ?? false)) return false;
  if (wide.minimum !== undefined && (narrow.minimum ?? -Infinity) < wide.minimum) return false;
  if (wide.maximum !== undefined && (narrow.maximum ?? Infinity) > wide.maximum) return false;
  return wide.minLength === undefined || wide.minLength === narrow.minLength;
}

function coversMembers(definitions: Definitions, wide: Schema, narrow: Schema): boolean {
  if (typeof wide.additionalProperties === "object") return false;
  if (!(wide.required ?? []).every((name) => narrow.required?.includes(name))) return false;
  return Object.entries(wide.properties ?? {}).every(([name, member]) => covers(definitions, member, narrow.properties?.[name] ?? {}));
}

function coversItems(definitions: Definitions, wide: Schema, narrow: Schema): boolean {
  return wide.items === undefined || covers(definitions, wide.items, narrow.items ?? {});
}

function typesOf(schema: Schema): string[] {
  const types = schema.type === undefined ? [] : typeof schema.type === "object" ? [...schema.type] : [schema.type];
  return types.filter((type) => type !== "integer" || !types.includes("number")).sort();
}

function hasType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  return Number.isInteger(value) ? "integer" : typeof value;
}
