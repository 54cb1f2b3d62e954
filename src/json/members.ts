import { has, isObject } from "./value.js";

/** An object of a message: nothing is said of its members, as rules also see messages whose shape is wrong. */
export type Members = Readonly<Record<string, unknown>>;

/** Member that is text; `undefined` where there is none or it is something else. */
export function textOf(members: Members, name: string): string | undefined {
  const value = has(members, name) ? members[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** Member that is an object; `undefined` where there is none or it is something else. */
export function objectOf(members: Members, name: string): Members | undefined {
  const value = has(members, name) ? members[name] : undefined;
  return isObject(value) ? value : undefined;
}

/** Items of a member that is an array; none where it is something else. Indexes stay those of the message. */
export function itemsOf(members: Members, name: string): readonly unknown[] {
  const value = has(members, name) ? members[name] : undefined;
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** Items of a member that are objects, with their index; others are passed over, as their shape has been told of. */
export function objectsOf(members: Members, name: string): readonly (readonly [number, Members])[] {
  const objects: (readonly [number, Members])[] = [];
  for (const [index, item] of itemsOf(members, name).entries()) if (isObject(item)) objects.push([index, item]);
  return objects;
}
