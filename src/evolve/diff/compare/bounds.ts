import type { Comparison } from "../comparison.js";
import type { Rest } from "../values.js";

/** Compares the ends of a range of numbers, whether fractions are in it, and the least length of text. */
export function compareBounds(here: Comparison, old: Rest, now: Rest): void {
  const add = (rule: Parameters<Comparison["add"]>[0], was: number, is: number) => {
    here.add(rule, old.place, now.place, inWords(was), inWords(is));
  };
  if (old.integer && !now.integer) here.add("number/fractions-allowed", old.place, now.place, "integer", "number");
  if (!old.integer && now.integer) here.add("number/integers-only", old.place, now.place, "number", "integer");
  if (now.minimum > old.minimum) add("bounds/minimum-raised", old.minimum, now.minimum);
  if (now.minimum < old.minimum) add("bounds/minimum-lowered", old.minimum, now.minimum);
  if (now.maximum < old.maximum) add("bounds/maximum-lowered", old.maximum, now.maximum);
  if (now.maximum > old.maximum) add("bounds/maximum-raised", old.maximum, now.maximum);
  if (now.minLength > old.minLength) add("length/minimum-raised", old.minLength, now.minLength);
  if (now.minLength < old.minLength) add("length/minimum-lowered", old.minLength, now.minLength);
}

function inWords(bound: number): string {
  return Number.isFinite(bound) ? String(bound) : "none";
}
