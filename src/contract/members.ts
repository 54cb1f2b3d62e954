import type { Member, Shape, Shapes } from "../../generated/shapes.js";
import { append, has, isObject, tokens } from "../json/index.js";

/** The members that the definition `name` gives an object, with variants chosen by the object's own tag. */
export function membersOf(shapes: Shapes, name: string | undefined, value: unknown): Readonly<Record<string, Member>> | undefined {
  const shape = lookup(shapes, name);
  if (shape === undefined || !isObject(value)) return undefined;
  if ("members" in shape) return shape.members;
  const tag = has(value, shape.tag) ? value[shape.tag] : undefined;
  return typeof tag === "string" && has(shape.variants, tag) ? membersOf(shapes, shape.variants[tag], value) : undefined;
}

/** The value that a pointer leads to from one of definition `name`, and the definition of it, where that is known. */
export function follow(
  shapes: Shapes,
  name: string,
  root: unknown,
  pointer: string,
): { readonly value: unknown; readonly definition: string | undefined; readonly member: Member | undefined } {
  let value = root;
  let definition: string | undefined = name;
  let member: Member | undefined;
  for (const token of tokens(pointer)) {
    if (Array.isArray(value)) {
      value = (value as unknown[])[Number(token)];
      // What is known of the member is about the array, not about its items.
      member = undefined;
      continue;
    }
    const members = membersOf(shapes, definition, value);
    member = members !== undefined && has(members, token) ? members[token] : undefined;
    definition = member?.of;
    value = isObject(value) && has(value, token) ? value[token] : undefined;
  }
  return { value, definition, member };
}

/** Told of each member of an object whose definition is known, until it returns true; `member` is missing where the definition does not name it. */
export type MemberVisitor = (place: {
  readonly pointer: string;
  readonly name: string;
  readonly value: unknown;
  readonly member: Member | undefined;
  /** The object the member is of, and the members its definition names. */
  readonly owner: Readonly<Record<string, unknown>>;
  readonly siblings: Readonly<Record<string, Member>>;
}) => boolean;

/** Visits every member within a value of definition `name`, as deep as definitions go. Returns true where the visitor ended it. */
export function visitMembers(shapes: Shapes, name: string, value: unknown, visit: MemberVisitor, pointer = ""): boolean {
  const siblings = membersOf(shapes, name, value);
  if (siblings === undefined) return false;
  const owner = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(owner)) {
    const member = has(siblings, key) ? siblings[key] : undefined;
    const inner = owner[key];
    const at = append(pointer, key);
    if (visit({ pointer: at, name: key, value: inner, member, owner, siblings })) return true;
    if (member?.of === undefined) continue;
    const items: readonly (readonly [string, unknown])[] =
      member.each === true && Array.isArray(inner) ? inner.map((item, index) => [append(at, index), item]) : [[at, inner]];
    for (const [place, item] of items) if (visitMembers(shapes, member.of, item, visit, place)) return true;
  }
  return false;
}

/** Values that the tag of a union may have, and the tag's name, where `name` is a union. */
export function tagOf(shapes: Shapes, name: string | undefined): { readonly tag: string; readonly values: readonly string[] } | undefined {
  const shape = lookup(shapes, name);
  return shape !== undefined && "tag" in shape ? { tag: shape.tag, values: Object.keys(shape.variants) } : undefined;
}

function lookup(shapes: Shapes, name: string | undefined): Shape | undefined {
  return name !== undefined && has(shapes, name) ? shapes[name] : undefined;
}
