import { append, count, describe } from "../../json/index.js";
import { type Check, type Compiled, isEnough, tell } from "./told.js";

/** What a schema says of the items of an array. */
export interface Items {
  /** The first ones, each of its own kind. */
  readonly first: readonly Compiled[];
  /** Every other one; `false` allows none. */
  readonly others: Compiled | false | undefined;
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** Check of the items of an array; a value that is none passes. */
export function itemCheck({ first, others, least, most }: Items): Check {
  const limit = others === false ? Math.min(first.length, most ?? Infinity) : (most ?? Infinity);
  return (value, pointer, told) => {
    if (!Array.isArray(value)) return;
    const items = value as unknown[];
    if (least !== undefined && items.length < least)
      tell(told, "shape/too-short", "too short", pointer, `at least ${count(least, "item")}`, describe(items));
    if (items.length > limit) tell(told, "shape/too-long", "too long", pointer, `at most ${count(limit, "item")}`, describe(items));
    for (const [index, item] of items.entries()) {
      if (isEnough(told)) return;
      const compiled = first[index] ?? (others === false ? undefined : others);
      compiled?.check(item, append(pointer, index), told);
    }
  };
}
