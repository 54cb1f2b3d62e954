/** What the value of a keyword has to be. */
export type Form =
  | "annotation"
  | "schema"
  | "items"
  | "schemas"
  | "named schemas"
  | "schemas by pattern"
  | "types"
  | "names"
  | "values"
  | "value"
  | "number"
  | "count"
  | "pattern"
  | "format"
  | "reference";

/**
 * The keywords of JSON Schema 2020-12 that schemas of users may have, and what their values are. Any other is refused: what
 * it asks for would be passed over. `items` as an array, and `additionalItems`, are what TypeBox writes for tuples.
 */
export const KEYWORDS: Readonly<Record<string, Form>> = {
  type: "types",
  properties: "named schemas",
  patternProperties: "schemas by pattern",
  additionalProperties: "schema",
  required: "names",
  items: "items",
  prefixItems: "schemas",
  additionalItems: "schema",
  minItems: "count",
  maxItems: "count",
  enum: "values",
  const: "value",
  anyOf: "schemas",
  oneOf: "schemas",
  allOf: "schemas",
  not: "schema",
  minimum: "number",
  maximum: "number",
  exclusiveMinimum: "number",
  exclusiveMaximum: "number",
  minLength: "count",
  maxLength: "count",
  pattern: "pattern",
  format: "format",
  $ref: "reference",
  $defs: "named schemas",
  $schema: "annotation",
  $id: "annotation",
  $comment: "annotation",
  title: "annotation",
  description: "annotation",
  default: "annotation",
  examples: "annotation",
  deprecated: "annotation",
  readOnly: "annotation",
  writeOnly: "annotation",
};

/** Values of `type`. */
export const TYPES = ["null", "boolean", "object", "array", "number", "integer", "string"];

/** Values of `format`: one that nothing checks would promise what is not kept. */
export const FORMATS = ["date-time"];

/** Whether a name is that of an annotation of somebody's own, which asks for nothing. */
export function isOwnAnnotation(name: string): boolean {
  return name.startsWith("x-");
}
