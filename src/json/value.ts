/** Any JSON value, as `JSON.parse` returns it. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** A JSON object: string keys, JSON values. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** Whether a value is an object in the sense of JSON: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an object has a member of its own of that name; `constructor` and the like are not inherited into messages. */
export function has(object: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

/** Name of a value's type in JSON's own words; `undefined` and the like, which JSON has not, keep JavaScript's. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

const LONGEST_EXCERPT = 40;

/** A value in a few words, for messages: `number 42`, `string "hi"`, `array of 2 items`, `object with 1 member`. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return `number ${String(value)}`;
  if (typeof value === "string") return `string ${quote(value)}`;
  if (Array.isArray(value)) return `array of ${count(value.length, "item")}`;
  if (typeof value === "object") return `object with ${count(Object.keys(value).length, "member")}`;
  return typeof value;
}

/** A string in quotes, escaped as JSON escapes it and cut where it is long. */
export function quote(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return JSON.stringify(text);
  // A cut between the halves of a surrogate pair would leave half a character.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(LONGEST_EXCERPT - 1)) ? LONGEST_EXCERPT - 1 : LONGEST_EXCERPT;
  return `${JSON.stringify(text.slice(0, end)).slice(0, -1)}…"`;
}

/** A number with its noun: `1 item`, `2 items`. */
export function count(n: number, noun: string): string {
  return `${String(n)} ${noun}${n === 1 ? "" : "s"}`;
}
