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
    const text = await compile(forEmitter(schema) as object, name, {
      additionalProperties: false,
      bannerComment: "",
      format: false,
      strictIndexSignatures: false,
    });
    declarations.push(text.trim());
  }
  if ([...contract.definitions.values()].some(({ schema }) => isOpenVariant(schema))) declarations.unshift(UNLISTED);
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
  if (isAnything(schema)) return described(schema, "unknown");
  if (schema["x-open"] === true)
    return described(
      schema,
      `${literals(schema.anyOf?.[0]?.enum)} | (${schema.anyOf?.at(-1)?.type === "string" ? "string" : "number"} & {})`,
    );
  if (typeof schema["x-type"] === "string")
    return described(schema, schema.not === undefined ? schema["x-type"] : `Unlisted | ${schema["x-type"]}`);
  if (schema.enum !== undefined) return described(schema, literals(schema.enum));
  if (isOpenVariant(schema) && schema.additionalProperties === undefined) return forEmitter({ ...schema, additionalProperties: true });
  const known = Object.entries(mapSubschemas(schema, forEmitter)).filter(
    ([key]) => !key.startsWith("x-") && key !== "not" && key !== "discriminator",
  );
  return Object.fromEntries(known);
}

/** Whether a schema says nothing of its values. */
function isAnything(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === "description" || key.startsWith("x-"));
}

/** Whether an object is the variant that stands for all unknown ones; what else it has is its payload. */
function isOpenVariant(schema: Schema): boolean {
  return openTag(schema) !== undefined;
}

/** The tag of such a variant. */
export function openTag(schema: Schema): string | undefined {
  return Object.entries(schema.properties ?? {}).find(([, member]) => member.not !== undefined && member["x-type"] !== undefined)?.[0];
}

function described(schema: Schema, tsType: string): Schema {
  return { ...(schema.description === undefined ? {} : { description: schema.description }), tsType };
}

function literals(values: readonly unknown[] = []): string {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}
