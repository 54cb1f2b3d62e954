import { isObject } from "../../src/json/index.js";
import { type Place, referredName, type Schema } from "../../src/evolve/diff/schema.js";

/** Definitions by name. */
export type Definitions = ReadonlyMap<string, Place>;

/**
 * Whether a reader that goes by a schema of the dialect takes a value: written apart from what is tested, and held against Ajv. A
 * reader `byTag` reads what has the tag of a branch of a union as that branch, also where another branch would take it.
 */
export function takes(schema: Schema, value: unknown, definitions: Definitions, byTag = false): boolean {
  const inner = (sub: Schema, part: unknown) => takes(sub, part, definitions, byTag);
  if (schema.$ref !== undefined && !inner(definitions.get(referredName(schema.$ref))?.schema ?? {}, value)) return false;
  for (const branches of [schema.oneOf, schema.anyOf]) {
    if (branches === undefined) continue;
    const meant = !byTag ? [] : branches.filter((branch) => hasTagOf(branch, value, definitions));
    if (!(meant.length > 0 ? meant : branches).some((branch) => inner(branch, value))) return false;
  }
  if ("const" in schema && value !== schema.const) return false;
  if (schema.enum?.includes(value) === false) return false;
  if (schema.not !== undefined && inner(schema.not, value)) return false;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOf(type, value))) return false;
  if (typeof value === "string") return takesText(schema, value);
  if (typeof value === "number") return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (Array.isArray(value)) return takesItems(schema, value, inner);
  return typeof value !== "object" || value === null || takesMembers(schema, value as Record<string, unknown>, inner);
}

function hasTagOf(schema: Schema, value: unknown, definitions: Definitions): boolean {
  if (!isObject(value)) return false;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) return branches.some((branch) => hasTagOf(branch, value, definitions));
  if (schema.$ref !== undefined) return hasTagOf(definitions.get(referredName(schema.$ref))?.schema ?? {}, value, definitions);
  const { required = [], properties = {} } = schema;
  return required.some((name) => {
    const { const: tag, enum: tags = [tag] } = properties[name] ?? {};
    return typeof value[name] === "string" && tags.includes(value[name]);
  });
}

function takesText({ minLength = 0, pattern, format }: Schema, text: string): boolean {
  if (Array.from(text).length < minLength || (pattern !== undefined && !new RegExp(pattern, "u").test(text))) return false;
  return format === undefined || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text);
}

function takesItems(
  { items = true, prefixItems = [], minItems = 0 }: Schema,
  value: readonly unknown[],
  inner: (sub: Schema, part: unknown) => boolean,
) {
  return (
    value.length >= minItems &&
    value.every((item, index) => {
      const schema = prefixItems[index] ?? items;
      return typeof schema === "boolean" ? schema : inner(schema, item);
    })
  );
}

function takesMembers(
  { required = [], properties = {}, additionalProperties = true }: Schema,
  value: Record<string, unknown>,
  inner: (sub: Schema, part: unknown) => boolean,
) {
  if (!required.every((name) => Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return schema === undefined || (typeof schema === "boolean" ? schema : inner(schema, member));
  });
}

function isOf(type: string, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}
