import { isObject } from "../../json/index.js";
import type { Keywords } from "./folder.js";
import { ANYTHING, type Kind, list, oneOf, record, text, value } from "./kind.js";

/** The form of a schema, told by the keyword that decides it. */
export type Form = "reference" | "union" | "alternatives" | "constant" | "object" | "array" | "scalar" | "any";

/** Types that a list of types may name. */
export const SCALARS = ["string", "integer", "number", "boolean", "null"];

const VERSION = text('a version such as "1.0"', /^[0-9]+(\.[0-9]+)?$/);
const WHOLE = value("integer", Number.isInteger);
const SCHEMA = value("object", isObject);

/** Annotations that any schema may have. A description has a rule of its own. */
export const ANNOTATIONS: Readonly<Record<string, Kind>> = {
  description: ANYTHING,
  "x-evidence": oneOf("documented", "observed", "decided"),
  "x-since": VERSION,
  "x-stability": oneOf("stable", "unstable"),
  "x-gate": text("the name of a capability, or a path of names with dots between them", /^[A-Za-z]+(\.[A-Za-z]+)*$/),
  "x-formerly": list(
    value("string", (given) => typeof given === "string"),
    1,
  ),
  "x-written-as": oneOf("string", "integer", "number", "boolean"),
  "x-written-values": list(ANYTHING, 1),
  "x-payload": text(
    '"#/$defs/Name", or "file.schema.json#/$defs/Name" for a definition of a file beside this one',
    /^([a-z0-9-]+\.schema\.json)?#\/\$defs\/[A-Za-z0-9]+$/,
  ),
  "x-lenient": oneOf("default", "skip-items", "null-empty"),
  "x-lenient-default": ANYTHING,
  "x-absent": ANYTHING,
};

/** Keywords of each form, beside annotations. What rules with a better word for it judge is `ANYTHING` here. */
export const FORMS: Readonly<Record<Form, Readonly<Record<string, Kind>>>> = {
  reference: {
    $ref: text(
      '"#/$defs/Name" for a definition of this file, or "../file.schema.json#/$defs/Name" for one of another',
      /^((\.\.\/)*[a-z0-9/-]+\.schema\.json)?#\/\$defs\/[A-Za-z0-9]+$/,
    ),
  },
  union: { type: ANYTHING, discriminator: ANYTHING, oneOf: ANYTHING },
  alternatives: { "x-open": ANYTHING, anyOf: list(SCHEMA, 2) },
  constant: {
    const: value(
      "string, boolean, integer or null",
      (given) => given === null || ["string", "boolean"].includes(typeof given) || Number.isInteger(given),
    ),
  },
  object: {
    type: ANYTHING,
    required: list(
      value("string", (given) => typeof given === "string"),
      1,
      true,
    ),
    properties: value("object with at least 1 member", (given) => isObject(given) && Object.keys(given).length > 0),
    additionalProperties: ANYTHING,
  },
  array: {
    type: ANYTHING,
    items: SCHEMA,
    minItems: value("integer of at least 0", (given) => Number.isInteger(given) && Number(given) >= 0),
  },
  scalar: {
    type: ANYTHING,
    enum: list(
      value("string or integer", (given) => given === null || typeof given === "string" || Number.isInteger(given)),
      1,
      true,
    ),
    not: record(
      {
        enum: list(
          value("string", (given) => typeof given === "string"),
          1,
          true,
        ),
      },
      ["enum"],
    ),
    "x-type": text("a TypeScript type"),
    minLength: value("integer of at least 1", (given) => Number.isInteger(given) && Number(given) >= 1),
    minimum: WHOLE,
    maximum: WHOLE,
    pattern: ANYTHING,
    format: ANYTHING,
  },
  any: {},
};

/** The form of a schema, right or wrong. */
export function formOf(schema: Keywords): Form {
  if ("$ref" in schema) return "reference";
  if ("oneOf" in schema) return "union";
  if ("anyOf" in schema) return "alternatives";
  if ("const" in schema) return "constant";
  if (schema.type === "object") return "object";
  if (schema.type === "array") return "array";
  return "type" in schema ? "scalar" : "any";
}

/** The branches of a union or of alternatives that are objects. */
export function branches(schema: Keywords, key: "oneOf" | "anyOf" | "allOf"): readonly Keywords[] {
  const given = schema[key];
  return Array.isArray(given) ? given.filter((branch): branch is Keywords => isObject(branch)) : [];
}

/** The members that an object names. */
export function membersOf(schema: Keywords | undefined): ReadonlyMap<string, Keywords> {
  const properties = schema?.properties;
  if (!isObject(properties)) return new Map();
  return new Map(Object.entries(properties).filter((entry): entry is [string, Keywords] => isObject(entry[1])));
}

/** The names of required members. */
export function requiredOf(schema: Keywords | undefined): readonly string[] {
  const required = schema?.required;
  return Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [];
}

/** The tag that tells the variants of a union apart. */
export function tagOf(schema: Keywords | undefined): string | undefined {
  const discriminator = schema?.discriminator;
  return isObject(discriminator) && typeof discriminator.propertyName === "string" ? discriminator.propertyName : undefined;
}
