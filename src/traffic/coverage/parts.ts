import type { Enums, Shapes } from "../../../generated/shapes.js";
import { select } from "../../contract/index.js";
import { has, isObject } from "../../json/index.js";

/** What a protocol knows of its definitions. */
export interface Tables {
  readonly shapes: Shapes;
  readonly enums: Enums;
  /** Whether members that only the unstable protocol has are left out. */
  readonly isStable: boolean;
}

/** Told of a part that can be exercised: the name of a union with one of its variants, or of a list with one of its values. */
export type See = (group: string, item: string) => void;

/** Every part within a definition, as deep as definitions go. Definitions in `done` are passed over, and added to it. */
export function eachPart(tables: Tables, definition: string, see: See, done: Set<string>): void {
  const shape = has(tables.shapes, definition) ? tables.shapes[definition] : undefined;
  if (shape === undefined || done.has(definition)) return;
  done.add(definition);
  if ("tag" in shape) {
    for (const [value, variant] of Object.entries(shape.variants)) {
      see(definition, value);
      eachPart(tables, variant, see, done);
    }
  } else if ("branches" in shape) {
    const known = shape.of.filter((branch) => isKnown(shape, branch));
    for (const branch of known) {
      // Where there is no other, it says nothing that its own parts do not.
      if (known.length > 1) see(definition, branch);
      eachPart(tables, branch, see, done);
    }
  } else {
    for (const [name, member] of Object.entries(shape.members)) {
      if (tables.isStable && member.unstable === true) continue;
      const list = listOf(tables, definition, name);
      for (const value of list?.values ?? []) see(list?.name ?? "", String(value));
      if (member.of !== undefined) eachPart(tables, member.of, see, done);
    }
  }
}

/** The parts that a value of a definition has. What the definition does not know is passed over. */
export function partsOf(tables: Tables, definition: string, value: unknown, see: See): void {
  const shape = has(tables.shapes, definition) ? tables.shapes[definition] : undefined;
  if (shape === undefined) return;
  if (Array.isArray(value)) {
    if ("each" in shape) for (const item of value as unknown[]) partsOf(tables, definition, item, see);
    return;
  }
  if (!isObject(value)) return;
  if ("tag" in shape) {
    const tag = has(value, shape.tag) ? value[shape.tag] : undefined;
    if (typeof tag !== "string" || !has(shape.variants, tag)) return;
    see(definition, tag);
    partsOf(tables, shape.variants[tag] ?? "", value, see);
  } else if ("branches" in shape) {
    const branch = shape.of[select(value, shape.branches)] ?? "";
    if (isKnown(shape, branch)) see(definition, branch);
    partsOf(tables, branch, value, see);
  } else {
    for (const [name, inner] of Object.entries(value)) {
      const member = has(shape.members, name) ? shape.members[name] : undefined;
      if (member === undefined || (tables.isStable && member.unstable === true)) continue;
      const list = listOf(tables, definition, name);
      if (list !== undefined) for (const one of [inner].flat()) if (list.values.includes(one)) see(list.name, String(one));
      if (member.of === undefined) continue;
      const items: readonly unknown[] =
        member.each !== true ? [inner] : Array.isArray(inner) ? inner : isObject(inner) ? Object.values(inner) : [];
      for (const item of items) partsOf(tables, member.of, item, see);
    }
  }
}

function listOf({ enums }: Tables, definition: string, member: string) {
  const lists = has(enums, definition) ? enums[definition] : undefined;
  return lists !== undefined && has(lists, member) ? lists[member] : undefined;
}

/** Whether a branch is one that this version describes, rather than the one for what it does not know. */
function isKnown({ branches, of }: Extract<Shapes[string], { branches: unknown }>, branch: string): boolean {
  return branches[of.indexOf(branch)]?.open === undefined;
}
