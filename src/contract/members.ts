import type { Member, Shape, Shapes } from "../../generated/shapes.js";
import { append, has, isObject, tokens } from "../json/index.js";
import { select } from "./select.js";

/** What a definition says of the members of one object. */
export interface Membership {
  readonly members: Readonly<Record<string, Member>>;
  /** The tag of a variant that this version does not know: where it has text, whatever else the object has is its payload. */
  readonly open?: string;
}

/** Whether a value is valid for a definition. Of branches that no tag tells apart, the first that accepts a value is its own. */
export type Accepts = (definition: string, value: unknown) => boolean;

/** The members that the definition `name` gives an object, with variants and branches chosen by the object's own. */
export function membershipOf(shapes: Shapes, name: string | undefined, value: unknown, accepts?: Accepts): Membership | undefined {
  const shape = lookup(shapes, name);
  if (shape === undefined || !isObject(value)) return undefined;
  if ("members" in shape) return shape;
  if ("branches" in shape) {
    const valid = accepts === undefined ? undefined : shape.of.find((branch) => accepts(branch, value));
    return membershipOf(shapes, valid ?? shape.of[select(value, shape.branches)], value, accepts);
  }
  const tag = has(value, shape.tag) ? value[shape.tag] : undefined;
  return typeof tag === "string" && has(shape.variants, tag) ? membershipOf(shapes, shape.variants[tag], value, accepts) : undefined;
}

/** The same without what is said beside the members. */
export function membersOf(shapes: Shapes, name: string | undefined, value: unknown): Readonly<Record<string, Member>> | undefined {
  return membershipOf(shapes, name, value)?.members;
}

/** What a pointer leads to. */
interface Place {
  readonly value: unknown;
  readonly definition: string | undefined;
  readonly member: Member | undefined;
  /** The tag of the innermost variant that it is of, or within. */
  readonly variant: string | undefined;
}

/** The value that a pointer leads to from one of definition `name`, and the definition of it, where that is known. */
export function follow(shapes: Shapes, name: string, root: unknown, pointer: string): Place {
  let value = root;
  let definition: string | undefined = name;
  let member: Member | undefined;
  let variant = variantOf(shapes, name, root);
  for (const token of tokens(pointer)) {
    if (Array.isArray(value)) {
      definition = eachOf(shapes, definition, value);
      value = (value as unknown[])[Number(token)];
      // What is known of the member is about the array, not about its items.
      member = undefined;
      variant = variantOf(shapes, definition, value) ?? variant;
      continue;
    }
    // Of an object whose entries have a definition, each entry has it, whatever its name.
    const members: Readonly<Record<string, Member>> | undefined = member?.each === true ? undefined : membersOf(shapes, definition, value);
    if (member?.each !== true) definition = members !== undefined && has(members, token) ? members[token]?.of : undefined;
    member = members !== undefined && has(members, token) ? members[token] : undefined;
    value = isObject(value) && has(value, token) ? value[token] : undefined;
    // What a member says of its items it does not say of an object in their place.
    if (member?.each !== true) variant = variantOf(shapes, definition, value) ?? variant;
  }
  return { value, definition, member, variant };
}

/** The tag of the variant that a value is of. */
function variantOf(shapes: Shapes, name: string | undefined, value: unknown): string | undefined {
  const shape = lookup(shapes, name);
  if (shape === undefined || !isObject(value)) return undefined;
  if ("tag" in shape) {
    const tag = has(value, shape.tag) ? value[shape.tag] : undefined;
    return typeof tag === "string" && has(shape.variants, tag) ? tag : undefined;
  }
  if (!("branches" in shape)) return undefined;
  const index = select(value, shape.branches);
  for (const [tag, values] of Object.entries(shape.branches[index]?.tags ?? {}))
    if (has(value, tag) && values.includes(value[tag])) return String(value[tag]);
  return variantOf(shapes, shape.of[index], value);
}

/** The definition of the items of an array: where that is a union of arrays, of the one that its first item was meant for. */
function eachOf(shapes: Shapes, name: string | undefined, items: readonly unknown[]): string | undefined {
  const shape = lookup(shapes, name);
  return shape !== undefined && "branches" in shape && shape.each === true ? shape.of[select(items[0], shape.branches)] : name;
}

/**
 * Told of the members of objects whose definition is known, until it returns true; `member` is missing where the
 * definition does not name it. Known members of which there is nothing more to tell are passed over.
 */
export type MemberVisitor = (place: {
  readonly pointer: string;
  readonly name: string;
  readonly value: unknown;
  readonly member: Member | undefined;
  /** The object the member is of, and the members its definition names. */
  readonly owner: Readonly<Record<string, unknown>>;
  readonly siblings: Readonly<Record<string, Member>>;
}) => boolean;

/** Visits the members within a value of definition `name`, as deep as definitions go. Returns true where the visitor ended it. */
export function visitMembers(shapes: Shapes, name: string, value: unknown, visit: MemberVisitor, accepts?: Accepts, pointer = ""): boolean {
  if (Array.isArray(value)) {
    const shape = lookup(shapes, name);
    const each = shape !== undefined && "each" in shape;
    return each && (value as unknown[]).some((item, index) => visitMembers(shapes, name, item, visit, accepts, append(pointer, index)));
  }
  const membership = membershipOf(shapes, name, value, accepts);
  if (membership === undefined) return false;
  const { members: siblings, open } = membership;
  const owner = value as Readonly<Record<string, unknown>>;
  const isOpen = open !== undefined && has(owner, open) && typeof owner[open] === "string";
  for (const key of Object.keys(owner)) {
    const member = has(siblings, key) ? siblings[key] : undefined;
    if (member === undefined && isOpen) continue;
    // Nearly all members are known and have nothing more to be told of; their pointers are not even made.
    if (member !== undefined && isPlain(member)) continue;
    const inner = owner[key];
    const at = append(pointer, key);
    if (visit({ pointer: at, name: key, value: inner, member, owner, siblings })) return true;
    if (member?.of === undefined) continue;
    for (const [place, item] of member.each === true ? entriesOf(inner, at) : [[at, inner] as const])
      if (visitMembers(shapes, member.of, item, visit, accepts, place)) return true;
  }
  return false;
}

function isPlain(member: Member): boolean {
  return member.of === undefined && member.writtenAs === undefined && member.writtenValues === undefined && member.unstable === undefined;
}

/** The items of an array, or the entries of an object, with their pointers. */
function entriesOf(value: unknown, pointer: string): (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((item, index) => [append(pointer, index), item] as const);
  return isObject(value) ? Object.keys(value).map((key) => [append(pointer, key), value[key]] as const) : [];
}

/** The tag by which the variants of a value of definition `name` are told apart, where there is one: its name and its values. */
export function tagOf(shapes: Shapes, name: string | undefined, value: unknown): Tag | undefined {
  const shape = lookup(shapes, name);
  if (shape === undefined) return undefined;
  if ("tag" in shape) return { tag: shape.tag, values: Object.keys(shape.variants), unstable: shape.unstable ?? [], isOpen: false };
  if (!("branches" in shape)) return undefined;
  const inner = tagOf(shapes, shape.of[select(value, shape.branches)], value);
  return inner && { ...inner, isOpen: shape.branches.some(({ open = {} }) => has(open, inner.tag)) };
}

/** A tag, and whether it may have any other text too. */
interface Tag {
  readonly tag: string;
  readonly values: readonly string[];
  readonly unstable: readonly string[];
  readonly isOpen: boolean;
}

/** The values by which a member tells the branches of a union apart, and whether it may have any other text too; no values where it does not. */
export function tagValues(
  shapes: Shapes,
  name: string | undefined,
  member: string,
): Pick<Tag, "isOpen"> & { readonly values: readonly unknown[] } {
  const shape = lookup(shapes, name);
  if (shape === undefined || !("branches" in shape)) return { values: [], isOpen: false };
  const values = shape.branches.flatMap(({ tags = {} }) => (has(tags, member) ? (tags[member] ?? []) : []));
  return { values: [...new Set(values)], isOpen: shape.branches.some(({ open = {} }) => has(open, member)) };
}

/**
 * The tag that a value has though the branch of the union it was taken for has none: what it says is not among those that
 * the tagged branches know, so the value fell through to the untagged one.
 */
export function strayTag(
  shapes: Shapes,
  name: string | undefined,
  value: unknown,
): { readonly tag: string; readonly got: unknown; readonly values: readonly unknown[] } | undefined {
  const shape = lookup(shapes, name);
  if (shape === undefined || !("branches" in shape) || !isObject(value)) return undefined;
  const own = shape.branches[select(value, shape.branches)]?.tags ?? {};
  for (const tag of shape.branches.flatMap(({ tags = {} }) => Object.keys(tags))) {
    if (has(own, tag) || !has(value, tag)) continue;
    const { values, isOpen } = tagValues(shapes, name, tag);
    if (!isOpen && !values.includes(value[tag])) return { tag, got: value[tag], values };
  }
  return undefined;
}

/** Where a value lacks one member only to be of its branch of a union: the members that would make it one of another branch. */
export function alternatives(shapes: Shapes, name: string | undefined, value: unknown, missing: string): readonly string[] {
  const shape = lookup(shapes, name);
  if (shape === undefined || !("branches" in shape) || !isObject(value)) return [];
  const only = shape.branches.map((branch) => {
    const lacking = (branch.required ?? []).filter((required) => !has(value, required));
    const isRuledOut = Object.entries(branch.tags ?? {}).some(([tag, values]) => has(value, tag) && !values.includes(value[tag]));
    return lacking.length === 1 && !isRuledOut ? lacking[0] : undefined;
  });
  if (only[select(value, shape.branches)] !== missing) return [];
  return [...new Set(only.filter((member) => member !== undefined && member !== missing))] as string[];
}

function lookup(shapes: Shapes, name: string | undefined): Shape | undefined {
  return name !== undefined && has(shapes, name) ? shapes[name] : undefined;
}
