import type { Reading } from "../../generated/acp/lenient.js";
import { isObject } from "../json/index.js";

/** Whether a value is what a reading says of its outside, members and items apart. */
export function fits(reading: Reading, value: unknown): boolean {
  if ("const" in reading && value !== reading.const) return false;
  if (reading.enum?.includes(value) === false || reading.not?.enum.includes(value) === true) return false;
  if (reading.type !== undefined && ![reading.type].flat().some((type) => isOfType(value, type))) return false;
  if (typeof value === "number") return value >= (reading.minimum ?? -Infinity) && value <= (reading.maximum ?? Infinity);
  if (typeof value === "string") return reading.minLength === undefined || Array.from(value).length >= reading.minLength;
  return !Array.isArray(value) || value.length >= (reading.minItems ?? 0);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
