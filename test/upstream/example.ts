import { nameOf, type Definitions, type Schema } from "./schema.js";

const WIDTHS: Readonly<Record<string, number>> = { uint16: 65535, uint32: 4294967295 };

/** How many values a reference inside another definition brings; what a definition has beside its branches is tried in its own corpus. */
const MOST_PER_REFERENCE = 24;

/**
 * Values made to be valid for a definition, all its optional members present: each branch of each union, each enum value, both ends
 * of each number. Alternatives vary one at a time, so the number of values is a sum and not a product.
 */
export function exampleValues(definitions: Definitions, name: string): unknown[] {
  const schema = definitions[name];
  if (schema === undefined) throw new Error(`no definition ${name}`);
  return distinct(examples(definitions, schema, true));
}

function examples(definitions: Definitions, schema: Schema, full: boolean): unknown[] {
  const parts: unknown[][] = [];
  if (schema.properties !== undefined) parts.push(objects(definitions, schema.properties, full));
  if (schema.$ref !== undefined) parts.push(ofReference(definitions, schema.$ref));
  for (const part of schema.allOf ?? [])
    parts.push(part.$ref === undefined ? examples(definitions, part, full) : ofReference(definitions, part.$ref));
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined)
    parts.push([...branches(definitions, union, full), ...(full && schema.discriminator === undefined ? blends(definitions, union) : [])]);
  if (parts.length > 0) return oneAtATime(parts, merge);
  if ("const" in schema) return [schema.const];
  if (schema.enum !== undefined) return [...schema.enum];
  return types(schema).flatMap((type) => ofType(definitions, schema, type, full));
}

/** In a reference the branches count, and not what varies within each. */
function ofReference(definitions: Definitions, reference: string): unknown[] {
  const target = definitions[nameOf(reference)];
  if (target === undefined) throw new Error(`no definition ${reference}`);
  const all = distinct(examples(definitions, target, false));
  return all.slice(0, MOST_PER_REFERENCE);
}

/** Each branch, the firsts of all of them before the rest, so that a cut leaves a value of each. */
function branches(definitions: Definitions, union: readonly Schema[], full: boolean): unknown[] {
  const each = union.map((branch) => examples(definitions, branch, full));
  return [...each.map((values) => values[0]), ...each.flatMap((values) => values.slice(1))];
}

/** What each two branches make together, where no tag keeps them apart: valid for both, until one of them is hurt. */
function blends(definitions: Definitions, union: readonly Schema[]): unknown[] {
  const firsts = union.map((branch) => examples(definitions, branch, false)[0]);
  return firsts.flatMap((one) => firsts.filter((two) => one !== two).map((two) => merge(one, two)));
}

function objects(definitions: Definitions, properties: Readonly<Record<string, Schema>>, full: boolean): unknown[] {
  const names = Object.keys(properties);
  const values = names.map((name) => {
    const all = distinct(examples(definitions, properties[name] ?? {}, full));
    return full || isUnionOfObjects(all) ? all : all.slice(0, 1);
  });
  return oneAtATime(
    values.map((list, index) => list.map((value) => ({ [names[index] ?? ""]: value }))),
    merge,
  );
}

function isUnionOfObjects(values: readonly unknown[]): boolean {
  return values.length > 1 && values.slice(0, 2).every((value) => typeof value === "object" && value !== null && !Array.isArray(value));
}

function types(schema: Schema): readonly (string | undefined)[] {
  return typeof schema.type === "object" ? schema.type : [schema.type];
}

function ofType(definitions: Definitions, schema: Schema, type: string | undefined, full: boolean): unknown[] {
  switch (type) {
    case "string":
      return ["text"];
    case "boolean":
      return [true, false];
    case "null":
      return [null];
    case "integer":
    case "number":
      return [schema.minimum ?? (type === "integer" ? -7 : 0.5), schema.maximum ?? WIDTHS[schema.format ?? ""] ?? 9];
    case "array": {
      const items = examples(definitions, schema.items ?? {}, full);
      return [...items.map((item) => [item]), items.slice(0, 2), []];
    }
    case "object": {
      const inner = typeof schema.additionalProperties === "object" ? examples(definitions, schema.additionalProperties, full) : [1];
      return [...inner.map((value) => ({ key: value })), {}];
    }
    default:
      return [{ free: "form" }, "text"];
  }
}

/** The first of each list together, then each other value of one list with the firsts of the rest. */
function oneAtATime(lists: readonly (readonly unknown[])[], join: (one: unknown, two: unknown) => unknown): unknown[] {
  const base = lists.map((list) => list[0]);
  const build = (values: readonly unknown[]): unknown =>
    values.reduce((sum, value) => (sum === undefined ? value : join(sum, value)), undefined);
  return [build(base), ...lists.flatMap((list, index) => list.slice(1).map((value) => build(base.with(index, value))))];
}

/** Objects put together, arrays appended; otherwise the second value. */
function merge(one: unknown, two: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(two)) return [...(one as unknown[]), ...(two as unknown[])];
  if (typeof one !== "object" || typeof two !== "object" || one === null || two === null || Array.isArray(one) || Array.isArray(two))
    return two;
  return { ...one, ...two };
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
