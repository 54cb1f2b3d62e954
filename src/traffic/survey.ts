import { isObject } from "../json/index.js";

/** Items of an array that are judged; beyond them more of the same would only cost memory. */
export const MOST_ITEMS = 100_000;

/** What a walk over a parsed value tells of its size. */
export interface Survey {
  /** Members of all objects together. */
  readonly members: number;
  /** Objects and arrays around the innermost value. */
  readonly depth: number;
  /** Length of the longest array, before it was cut. */
  readonly longest: number;
}

/** Walks a value that `JSON.parse` has just made, without recursion. Arrays with more than `MOST_ITEMS` are cut in place. */
export function survey(root: unknown): Survey {
  let members = 0;
  let longest = 0;
  let depth = 0;
  let level: unknown[] = typeof root === "object" && root !== null ? [root] : [];
  while (level.length > 0) {
    depth += 1;
    const next: unknown[] = [];
    for (const value of level) {
      if (Array.isArray(value)) {
        if (value.length > longest) longest = value.length;
        if (value.length > MOST_ITEMS) value.length = MOST_ITEMS;
        for (const item of value as unknown[]) if (typeof item === "object" && item !== null) next.push(item);
      } else if (isObject(value)) {
        for (const key of Object.keys(value)) {
          members += 1;
          const inner = value[key];
          if (typeof inner === "object" && inner !== null) next.push(inner);
        }
      }
    }
    level = next;
  }
  return { members, depth, longest };
}
