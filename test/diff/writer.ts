import { isObject, typeName } from "../../src/json/index.js";
import { referredName, type Schema } from "../../src/evolve/diff/schema.js";
import type { Definitions } from "./reader.js";

const FAR = 2 ** 60;
/** Texts of which those are taken that fit a pattern. */
const TEXTS = ["", "text", "1.0", "12", "a", "zz", "2026-01-01T00:00:00Z"];

/** What is written in full. */
export interface Focus {
  /** Definitions; of what leads to none of them, a value of each type and form is enough. */
  readonly names: ReadonlySet<string>;
  /** Tags of variants, by the name of the member: what a variant that may have any tag has to be tried with. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/**
 * Values that a strict writer of a schema may send: every listed value, both ends of every range, each member alone varied, each
 * variant; no member without a name. A definition is within itself once.
 */
export function writes(schema: Schema, definitions: Definitions, open: readonly string[] = [], focus?: Focus): unknown[] {
  if (schema.$ref !== undefined) {
    const name = referredName(schema.$ref);
    if (open.filter((other) => other === name).length > 1) return [];
    const values = writes(definitions.get(name)?.schema ?? {}, definitions, [...open, name], focus);
    return focus === undefined || focus.names.has(name) ? values : oneOfEachForm(values);
  }
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) return branches.flatMap((branch) => writes(branch, definitions, open, focus));
  if ("const" in schema) return [schema.const];
  if (schema.enum !== undefined) return [...schema.enum];
  if (schema.type === undefined) return [{ any: [1.5, null] }, "text", -1, true, null, []];
  return [schema.type].flat().flatMap((type) => ofType(type, schema, (inner) => writes(inner, definitions, open, focus), focus?.tags));
}

/** The first value of each type; of objects, the first with each set of members, and of arrays, of each length. */
function oneOfEachForm(values: readonly unknown[]): unknown[] {
  const forms = new Map<string, unknown>();
  for (const value of values) {
    const form = isObject(value) ? Object.keys(value).join() : Array.isArray(value) ? value.length : "";
    const key = `${typeName(value)} ${String(form)}`;
    if (!forms.has(key)) forms.set(key, value);
  }
  return [...forms.values()];
}

function ofType(type: string, schema: Schema, inner: (schema: Schema) => unknown[], tags: Focus["tags"] = new Map()): unknown[] {
  if (type === "null") return [null];
  if (type === "boolean") return [true, false];
  if (type === "object") return objects(schema, inner, tags);
  if (type === "array") return arrays(schema, inner);
  if (type !== "string") {
    const { minimum = -FAR, maximum = FAR } = schema;
    const numbers = [minimum, maximum, -1, 0, 1, ...(type === "number" ? [minimum + 0.5, 0.5] : [])];
    return numbers.filter((number) => number >= minimum && number <= maximum);
  }
  const { minLength = 0, pattern, format, not } = schema;
  const texts = format === "date-time" ? ["2026-01-01T00:00:00Z"] : [...TEXTS, "a".repeat(minLength), "zz-unknown"];
  return texts.filter(
    (text) =>
      text.length >= minLength && (pattern === undefined || new RegExp(pattern, "u").test(text)) && not?.enum?.includes(text) !== true,
  );
}

function arrays({ items = true, prefixItems = [], minItems = 0 }: Schema, inner: (schema: Schema) => unknown[]): unknown[] {
  const first = prefixItems.map((schema) => inner(schema));
  const base = first.map((values) => values[0]);
  const further = items === false ? [] : inner(items === true ? {} : items);
  const filled = (value: unknown) => [...base, ...Array.from({ length: Math.max(1, minItems - base.length) }, () => value)];
  const arrays: unknown[][] = [
    ...first.flatMap((values, index) => values.map((value) => base.with(index, value))),
    ...Array.from({ length: base.length + 1 }, (_, length) => base.slice(0, length)),
    ...further.flatMap((value) => [filled(value), [...filled(value), value, value]]),
    ...(further.length > 0 ? [[...base, ...Array.from({ length: Math.max(0, minItems - base.length) }, () => further[0])]] : []),
  ];
  return arrays.filter((array) => array.length >= minItems);
}

function objects(
  { required = [], properties = {}, additionalProperties }: Schema,
  inner: (schema: Schema) => unknown[],
  tags: Focus["tags"],
): unknown[] {
  const isText = (name: string) => required.includes(name) && JSON.stringify(properties[name]?.type) === '"string"';
  const names = Object.keys(properties);
  if (names.length === 0 && required.length === 0) {
    if (additionalProperties === false) return [{}];
    const values = typeof additionalProperties === "object" ? inner(additionalProperties) : ["text", 1.5, null, ["x"], { x: 1 }];
    // A writer that chooses the names of members may hit upon those of a later version.
    const taken = ["any", "id", "name", "kind", "added", "_meta"];
    return [{}, ...values.flatMap((value) => [{ key: value }, Object.fromEntries(taken.map((name) => [name, value]))])];
  }
  const all = new Map(names.map((name) => [name, [...inner(properties[name] ?? {}), ...(isText(name) ? (tags.get(name) ?? []) : [])]]));
  if (required.some((name) => all.get(name)?.length === 0)) return [];
  const base = Object.fromEntries([...all].filter(([, values]) => values.length > 0).map(([name, values]) => [name, values[0]]));
  const least = Object.fromEntries(Object.entries(base).filter(([name]) => required.includes(name)));
  return [base, least, ...[...all].flatMap(([name, values]) => values.slice(1).map((value) => ({ ...base, [name]: value })))];
}
