import { compile } from "json-schema-to-typescript";
import type { Contract } from "../contract.js";
import { definitionName, mapSubschemas, type Schema } from "../schema.js";

/**
 * TypeScript declarations of every definition. Each is compiled alone with its references replaced by names: compiled
 * together, json-schema-to-typescript writes numbered duplicates and loses members beside unions.
 */
export async function emitTypes(contract: Contract): Promise<string> {
  const declarations: string[] = [];
  for (const { name, schema } of contract.definitions.values()) {
    const text = await compile(forEmitter(perTagValue(schema, contract)) as object, name, {
      additionalProperties: false,
      bannerComment: "",
      format: false,
      strictIndexSignatures: false,
    });
    declarations.push(text.trim());
  }
  if ([...contract.definitions.values()].some(({ schema }) => openTag(schema) !== undefined)) declarations.unshift(UNLISTED);
  const table = [...contract.definitions.keys()].map((name) => `  ${name}: ${name};`);
  return `${declarations.join("\n\n")}\n\n/** Every definition by its name. */\nexport interface Definitions {\n${table.join("\n")}\n}\n`;
}

/** Of the tag of an open union: what has no place among the known literals is a string at run time and apart from them here. */
const UNLISTED = `/**
 * A name that is none of those a union knows. It is a plain string at run time; as a type it is kept apart from the
 * known names, so that comparing a tag with one of them narrows.
 */
export declare enum Unlisted {
  unlisted = "",
}`;

/** Rewrites what the emitter would mistake: references, open enums and the annotations it does not know. */
function forEmitter(schema: Schema): Schema {
  if (schema.$ref !== undefined) return described(schema, definitionName(schema.$ref));
  // Left to itself, the emitter would take "any value" for an object.
  if (isAnything(schema)) return described(schema, "unknown");
  if (schema["x-open"] === true)
    return described(
      schema,
      `${literals(schema.anyOf?.[0]?.enum)} | (${schema.anyOf?.at(-1)?.type === "string" ? "string" : "number"} & {})`,
    );
  if (typeof schema["x-type"] === "string")
    return described(schema, schema.not === undefined ? schema["x-type"] : `Unlisted | ${schema["x-type"]}`);
  if (schema.enum !== undefined) return described(schema, literals(schema.enum));
  if (openTag(schema) !== undefined && schema.additionalProperties === undefined) return openVariant(schema);
  const known = Object.entries(mapSubschemas(schema, forEmitter)).filter(
    ([key]) => !key.startsWith("x-") && key !== "not" && key !== "discriminator",
  );
  return Object.fromEntries(known);
}

/**
 * The variant of unknown kinds: what else it has is its payload. Where it may have no tag it is two forms, for only the one
 * with a tag has a payload.
 */
function openVariant(schema: Schema): Schema {
  const tag = openTag(schema) ?? "";
  const { properties = {}, required = [], description } = schema;
  const withTag = (inner: Schema, names: readonly string[], payload: boolean): Schema =>
    forEmitter({ ...schema, properties: { ...properties, [tag]: inner }, required: names, additionalProperties: payload });
  const type = properties[tag] ?? {};
  if (required.includes(tag)) return withTag(type, required, true);
  const named = { ...type, "x-type": String(type["x-type"]).replace(" | null", "") };
  return {
    description,
    anyOf: [withTag(named, [...required, tag], true), withTag({ type: "null", description: "Says nothing." }, required, false)],
  } as Schema;
}

/**
 * A variant that stands for several values of an open union's tag, as one form for each value. TypeScript gives an object
 * whose tag is one of several to a union of single ones only where each form has its own.
 */
function perTagValue(schema: Schema, { definitions }: Contract): Schema {
  const { properties = {}, description } = schema;
  const isTag = (name: string, values: readonly unknown[]) =>
    [...definitions.values()].some(
      (other) => openTag(other.schema) === name && values.every((value) => other.schema.properties?.[name]?.not?.enum?.includes(value)),
    );
  const [tag, { enum: values = [], ...member } = {}] =
    Object.entries(properties).find(([name, inner]) => inner.enum !== undefined && isTag(name, inner.enum)) ?? [];
  if (tag === undefined) return schema;
  return {
    description,
    anyOf: values.map((value) => ({ ...schema, properties: { ...properties, [tag]: { ...member, enum: [value] } } })),
  } as Schema;
}

/** Whether a schema says nothing of its values. */
function isAnything(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === "description" || key.startsWith("x-"));
}

/** The tag of an object that stands for all unknown variants; `undefined` of any other object. */
export function openTag(schema: Schema): string | undefined {
  return Object.entries(schema.properties ?? {}).find(([, member]) => member.not !== undefined && member["x-type"] !== undefined)?.[0];
}

function described(schema: Schema, tsType: string): Schema {
  return { ...(schema.description === undefined ? {} : { description: schema.description }), tsType };
}

function literals(values: readonly unknown[] = []): string {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}
