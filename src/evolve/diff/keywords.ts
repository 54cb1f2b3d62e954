import { append, describe, isObject } from "../../json/index.js";
import type { Contract } from "./contract.js";
import { everywhere, type Place } from "./schema.js";

/** Something that cannot be judged: its file, its pointer, and why. */
export interface Unjudged {
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isScalar = (value: unknown) => value === null || ["string", "number", "boolean"].includes(typeof value);
const isSchema = (value: unknown) => isObject(value);
const isListOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is);
const isAnything = () => true;

function isPattern(value: unknown): boolean {
  try {
    return isText(value) && new RegExp(value, "u").source !== "";
  } catch {
    return false;
  }
}

const TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"];
const isType = (value: unknown) => TYPES.includes(value as string);
/** Formats that say how wide a number is, and those of text. */
export const NUMBER_FORMATS: Readonly<Record<string, readonly [minimum: number, maximum: number]>> = {
  uint8: [0, 255],
  uint16: [0, 65_535],
  int32: [-2_147_483_648, 2_147_483_647],
  uint32: [0, 4_294_967_295],
  // A double holds no 64-bit integer exactly; what is compared is the width, which both sides write the same way.
  int64: [-(2 ** 63), 2 ** 63],
  uint64: [0, 2 ** 64],
  double: [-Infinity, Infinity],
};
const TEXT_FORMATS = ["date-time", "uri"];

/** What each keyword that decides what is valid may be, so that it can be judged. */
const DECIDES: Readonly<Record<string, (value: unknown) => boolean>> = {
  $ref: (value) => isText(value) && /#\/(.*\/)?\$defs\/[^/]+$/.test(value),
  type: (value) => isType(value) || isListOf(isType)(value),
  const: isScalar,
  enum: isListOf(isScalar),
  required: isListOf(isText),
  properties: (value) => isObject(value) && Object.values(value).every(isSchema),
  additionalProperties: (value) => typeof value === "boolean" || isSchema(value),
  unevaluatedProperties: (value) => value === true,
  items: (value) => typeof value === "boolean" || isSchema(value),
  prefixItems: isListOf(isSchema),
  oneOf: isListOf(isSchema),
  anyOf: isListOf(isSchema),
  allOf: isListOf(isSchema),
  not: isSchema,
  minLength: isCount,
  minItems: isCount,
  minimum: (value) => typeof value === "number",
  maximum: (value) => typeof value === "number",
  pattern: isPattern,
  format: (value) => TEXT_FORMATS.includes(value as string) || Object.hasOwn(NUMBER_FORMATS, value as string),
  discriminator: (value) => isObject(value) && isText(value.propertyName),
};

/** Keywords that say something and decide nothing, each with the rule for an edit of it in `compare/annotations.ts`. */
export const ANNOTATIONS = [
  "description",
  "title",
  "default",
  "examples",
  "deprecated",
  "$comment",
  "x-evidence",
  "x-since",
  "x-stability",
  "x-gate",
  "x-formerly",
  "x-open",
  "x-payload",
  "x-type",
  "x-written-as",
  "x-written-values",
  "x-lenient",
  "x-lenient-default",
  "x-absent",
  // Of the published schema of ACP.
  "x-side",
  "x-method",
  "x-docs-ignore",
  "x-deserialize-default-on-error",
  "x-deserialize-default-on-null",
  "x-deserialize-skip-invalid-items",
] as const;

/** Everything in a contract that this comparison has no rule for; it must be empty before anything is called safe. */
export function unjudged(contract: Contract): Unjudged[] {
  return [...contract.definitions.values()].flatMap((definition) =>
    [...everywhere(definition)].flatMap((place) => inPlace(place, contract)),
  );
}

function inPlace(place: Place, { definitions }: Contract): Unjudged[] {
  const { file, schema } = place;
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const pointer = append(place.pointer, keyword);
    // The inner definitions of a group have places of their own.
    if (ANNOTATIONS.includes(keyword as never) || keyword === "$defs") return [];
    const is = Object.hasOwn(DECIDES, keyword) ? (DECIDES[keyword] ?? isAnything) : undefined;
    if (is === undefined) return [{ file, pointer, message: `keyword "${keyword}" cannot be judged` }];
    if (!is(value)) return [{ file, pointer, message: `"${keyword}" cannot be judged: got ${describe(value)}` }];
    const name = keyword === "$ref" ? (value as string).slice((value as string).lastIndexOf("/") + 1) : undefined;
    return name === undefined || definitions.has(name) ? [] : [{ file, pointer, message: `"${String(value)}" leads nowhere` }];
  });
}
