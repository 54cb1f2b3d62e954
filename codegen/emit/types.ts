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
  const table = [...contract.definitions.keys()].map((name) => `  ${name}: ${name};`);
  return `${declarations.join("\n\n")}\n\n/** Every definition by its name. */\nexport interface Definitions {\n${table.join("\n")}\n}\n`;
}

/** Keywords without which a schema allows any value. */
const DECIDING = ["type", "const", "oneOf", "anyOf"];

/** Rewrites what the emitter would mistake: references, open enums and the annotations it does not know. */
function forEmitter(schema: Schema): Schema {
  if (schema.$ref !== undefined) return described(schema, definitionName(schema.$ref));
  if (schema["x-open"] === true) return described(schema, `${literals(schema.anyOf?.[0]?.enum)} | (string & {})`);
  if (typeof schema["x-type"] === "string") return described(schema, schema["x-type"]);
  if (schema.enum !== undefined) return described(schema, literals(schema.enum));
  // Left to itself, the emitter would take "any value" for an object.
  if (!DECIDING.some((keyword) => keyword in schema)) return described(schema, "unknown");
  const known = Object.entries(mapSubschemas(schema, forEmitter)).filter(
    ([key]) => !key.startsWith("x-") && key !== "not" && key !== "discriminator",
  );
  return Object.fromEntries(known);
}

function described(schema: Schema, tsType: string): Schema {
  return { ...(schema.description === undefined ? {} : { description: schema.description }), tsType };
}

function literals(values: readonly unknown[] = []): string {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}
