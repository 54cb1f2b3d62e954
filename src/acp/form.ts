import { oneOf } from "../contract/index.js";
import { append, count, describe, has, isObject, itemsOf, type Members, objectOf, objectsOf, quote, textOf } from "../json/index.js";

/** Why a value does not fit a field. */
export interface FieldFault {
  readonly expected: string;
  readonly got: string;
}

/** Why what was filled in does not fit a form: where in the result of its `elicitation/create`, and what. */
export interface FormFault extends FieldFault {
  readonly pointer: string;
  readonly what: string;
}

/** Holds an accepted result against the form that was asked for (elicitation); nothing where it fits. */
export function formFaults(requestedSchema: Members, result: Members): readonly FormFault[] {
  const content = objectOf(result, "content") ?? {};
  const pointer = has(result, "content") ? "/content" : "";
  const missing = itemsOf(requestedSchema, "required").flatMap((name) =>
    typeof name !== "string" || has(content, name)
      ? []
      : [{ pointer, what: "form not filled in", expected: `a value for ${JSON.stringify(name)}`, got: "nothing" }],
  );
  const wrongs = fieldsOf(requestedSchema).flatMap(([name, field]) => {
    const fault = has(content, name) ? fieldFault(field, content[name]) : undefined;
    return fault === undefined ? [] : [{ pointer: append("/content", name), what: "value that its field does not allow", ...fault }];
  });
  return [...missing, ...wrongs];
}

/** Fields of the form of an `elicitation/create`, with their names. */
export function fieldsOf(requestedSchema: Members | undefined): readonly (readonly [string, Members])[] {
  const properties = requestedSchema === undefined ? undefined : objectOf(requestedSchema, "properties");
  return Object.entries(properties ?? {}).flatMap(([name, field]) => (isObject(field) ? [[name, field] as const] : []));
}

/**
 * Holds a value against a field of a form, by the flat part of JSON Schema that forms are made of (schema: ElicitationSchema).
 * `pattern` is left alone, as nobody says how long it may take, and `format`, which only describes; so are kinds of fields that
 * nobody knows, and values that no field can have, as their shape has been told of.
 */
export function fieldFault(field: Members, value: unknown): FieldFault | undefined {
  if (value === null || isObject(value)) return undefined;
  switch (field.type) {
    case "string":
      return typeof value === "string" ? textFault(field, value) : wrong("text", value);
    case "number":
      return typeof value === "number" ? numberFault(field, value) : wrong("a number", value);
    case "integer":
      return Number.isInteger(value) ? numberFault(field, value as number) : wrong("a whole number", value);
    case "boolean":
      return typeof value === "boolean" ? undefined : wrong("true or false", value);
    case "array":
      return Array.isArray(value) ? choicesFault(field, value) : wrong("an array of choices", value);
    default:
      return undefined;
  }
}

function textFault(field: Members, value: string): FieldFault | undefined {
  const choices = choicesOf(field, "oneOf");
  if (choices !== undefined && !choices.includes(value)) return { expected: oneOf(choices), got: quote(value) };
  const { minLength, maxLength } = field;
  const length = typeof minLength === "number" || typeof maxLength === "number" ? Array.from(value).length : 0;
  if (typeof minLength === "number" && length < minLength) return few("at least", minLength, "character", length);
  if (typeof maxLength === "number" && length > maxLength) return few("at most", maxLength, "character", length);
  return undefined;
}

function numberFault({ minimum, maximum }: Members, value: number): FieldFault | undefined {
  if (typeof minimum === "number" && value < minimum) return wrong(`at least ${String(minimum)}`, value);
  if (typeof maximum === "number" && value > maximum) return wrong(`at most ${String(maximum)}`, value);
  return undefined;
}

function choicesFault(field: Members, values: readonly unknown[]): FieldFault | undefined {
  const { minItems, maxItems } = field;
  if (typeof minItems === "number" && values.length < minItems) return few("at least", minItems, "choice", values.length);
  if (typeof maxItems === "number" && values.length > maxItems) return few("at most", maxItems, "choice", values.length);
  const choices = choicesOf(objectOf(field, "items") ?? {}, "anyOf");
  const other = choices === undefined ? undefined : values.find((value) => typeof value === "string" && !choices.includes(value));
  return choices === undefined || other === undefined ? undefined : wrong(`choices among ${oneOf(choices)}`, other);
}

/** Values to choose from: those of `enum`, or those that have titles; `undefined` where any value will do. */
function choicesOf(schema: Members, titled: "oneOf" | "anyOf"): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) return itemsOf(schema, "enum").filter((value) => typeof value === "string");
  if (!Array.isArray(schema[titled])) return undefined;
  return objectsOf(schema, titled).flatMap(([, option]) => textOf(option, "const") ?? []);
}

function wrong(expected: string, value: unknown): FieldFault {
  return { expected, got: describe(value) };
}

function few(bound: "at least" | "at most", limit: number, noun: string, length: number): FieldFault {
  return { expected: `${bound} ${count(limit, noun)}`, got: count(length, noun) };
}
