import type { Comparison } from "../comparison.js";
import type { Place } from "../schema.js";
import type { Items } from "../shape.js";
import { compareNotes } from "./notes.js";
import { compareSchemas } from "./schema.js";

/** Compares two arrays: their items, position by position where those differ, and how many there are at least. */
export function compareItems(here: Comparison, old: Items, now: Items): void {
  compareNotes(here, old.place, now.place);
  const [was, is] = [String(old.minItems), String(now.minItems)];
  if (now.minItems > old.minItems) here.add("items/minimum-raised", old.place, now.place, was, is);
  if (now.minItems < old.minItems) here.add("items/minimum-lowered", old.place, now.place, was, is);
  const positions = Math.max(old.first.length, now.first.length);
  for (let index = 0; index <= positions; index += 1) {
    const what = index < positions ? `an item at ${String(index)}` : "further items";
    compareItem(here, old, now, old.first[index] ?? old.further, now.first[index] ?? now.further, what);
  }
}

function compareItem(here: Comparison, old: Items, now: Items, a: Place | boolean, b: Place | boolean, what: string): void {
  if (a === false || b === false) {
    if (b !== false) here.add("items/allowed", old.place, typeof b === "object" ? b : now.place, "none", what);
    if (a !== false) here.add("items/forbidden", typeof a === "object" ? a : old.place, now.place, what, "none");
    return;
  }
  if (a === true && b === true) return;
  compareSchemas(here, asPlace(a, old.place), asPlace(b, now.place));
}

/** `true` as the schema that allows anything, at the array that says so. */
export function asPlace(schema: Place | true, around: Place): Place {
  return schema === true ? { ...around, schema: {} } : schema;
}
