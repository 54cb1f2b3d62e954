import { isObject } from "../json/index.js";

/** What a walk over a parsed value tells of its size. */
export interface Survey {
  /** Members of all objects together. */
  readonly members: number;
  /** Objects and arrays around the innermost value, its own included. */
  readonly depth: number;
}

/** Walks a JSON value level by level, without recursion. */
export function survey(root: unknown): Survey {
  let members = 0;
  let depth = 0;
  for (let level: object[] = isContainer(root) ? [root] : []; level.length > 0; depth += 1) {
    const next: object[] = [];
    for (const value of level) {
      const inner: readonly unknown[] = isObject(value) ? Object.values(value) : (value as unknown[]);
      if (isObject(value)) members += inner.length;
      for (const below of inner) if (isContainer(below)) next.push(below);
    }
    level = next;
  }
  return { members, depth };
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
