import { isObject } from "../json/index.js";

/** What a walk over a parsed value tells of its size. */
export interface Survey {
  /** Members of all objects together. */
  readonly members: number;
  /** Objects and arrays around the innermost value, its own included. */
  readonly depth: number;
}

/** Members of all objects within a JSON value; `NaN` where it is nested more than `most` levels deep. */
export function membersWithin(value: unknown, most: number): number {
  if (!isContainer(value)) return 0;
  if (most === 0) return NaN;
  let members = 0;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) if (isContainer(item)) members += membersWithin(item, most - 1);
    return members;
  }
  const object = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(object)) {
    members += 1;
    const inner = object[name];
    if (isContainer(inner)) members += membersWithin(inner, most - 1);
  }
  return members;
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
