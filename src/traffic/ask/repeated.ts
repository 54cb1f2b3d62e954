import type { Members } from "../read.js";

/** Entries of a list whose name an earlier entry has: index, name, and index of the earlier one. */
export function repeatedIn(entries: readonly (readonly [number, Members])[], name: string): (readonly [number, string, number])[] {
  const first = new Map<string, number>();
  return entries.flatMap(([index, entry]) => {
    const id = entry[name];
    if (typeof id !== "string") return [];
    const before = first.get(id);
    if (before !== undefined) return [[index, id, before] as const];
    first.set(id, index);
    return [];
  });
}
