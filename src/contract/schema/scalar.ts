import { isTimestamp } from "../../../generated/ask/guards.js";
import { count, describe, has, typeName } from "../../json/index.js";
import { didYouMean, oneOf } from "../explain.js";
import { type Check, tell } from "./told.js";

type Keywords = Readonly<Record<string, unknown>>;

/** Whether a value has one of the types of `type`; a number without a fraction is an integer, 1.0 too (JSON Schema 2020-12, 6.1.1). */
export function isOfType(value: unknown, types: readonly string[]): boolean {
  return types.includes(typeName(value)) || (types.includes("integer") && Number.isInteger(value));
}

/** Types as a person lists them: `string, integer or null`. */
export function typeWords(types: readonly string[]): string {
  return types.length < 2 ? types.join("") : `${types.slice(0, -1).join(", ")} or ${types.at(-1) ?? ""}`;
}

/** Check of `enum` and `const`: one of a few values. */
export function valueCheck(allowed: readonly unknown[]): Check {
  return (value, pointer, told) => {
    if (allowed.includes(value)) return;
    const meant = typeof value === "string" ? didYouMean(value, allowed.map(String)) : undefined;
    tell(told, "shape/wrong-value", "wrong value", pointer, oneOf(allowed), describe(value), meant);
  };
}

/** Bounds of numbers: the keyword, whether a number keeps to it, and its words. */
const BOUNDS = [
  { keyword: "minimum", keeps: (value: number, limit: number) => value >= limit, words: "of at least" },
  { keyword: "maximum", keeps: (value: number, limit: number) => value <= limit, words: "of at most" },
  { keyword: "exclusiveMinimum", keeps: (value: number, limit: number) => value > limit, words: "above" },
  { keyword: "exclusiveMaximum", keeps: (value: number, limit: number) => value < limit, words: "below" },
] as const;

/** Checks of the keywords for numbers that a schema has. */
export function* numberChecks(schema: Keywords): Generator<Check> {
  for (const { keyword, keeps, words } of BOUNDS) {
    if (!has(schema, keyword)) continue;
    const limit = schema[keyword] as number;
    yield (value, pointer, told) => {
      if (typeof value === "number" && !keeps(value, limit))
        tell(told, "shape/out-of-range", "out of range", pointer, `a number ${words} ${String(limit)}`, describe(value));
    };
  }
}

/** Checks of the keywords for text that a schema has. Length counts characters, not halves of surrogate pairs (2020-12, 6.3). */
export function* textChecks(schema: Keywords): Generator<Check> {
  const { minLength, maxLength, pattern, format } = schema as {
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly pattern?: string;
    readonly format?: "date-time";
  };
  if (minLength !== undefined)
    yield (value, pointer, told) => {
      if (typeof value === "string" && lengthOf(value) < minLength)
        tell(told, "shape/too-short", "too short", pointer, `at least ${count(minLength, "character")}`, describe(value));
    };
  if (maxLength !== undefined)
    yield (value, pointer, told) => {
      if (typeof value === "string" && lengthOf(value) > maxLength)
        tell(told, "shape/too-long", "too long", pointer, `at most ${count(maxLength, "character")}`, count(lengthOf(value), "character"));
    };
  if (pattern !== undefined) {
    const form = new RegExp(pattern, "u");
    yield (value, pointer, told) => {
      if (typeof value === "string" && !form.test(value))
        tell(told, "shape/bad-format", "bad format", pointer, `text that matches ${pattern}`, describe(value));
    };
  }
  if (format !== undefined)
    yield (value, pointer, told) => {
      if (typeof value === "string" && !isTimestamp(value))
        tell(told, "shape/bad-format", "bad format", pointer, 'a date and time such as "2026-01-31T12:00:00Z"', describe(value));
    };
}

function lengthOf(text: string): number {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) if (isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))) length -= 1;
  return length;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
