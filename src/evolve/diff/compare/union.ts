import type { Comparison } from "../comparison.js";
import { below, type Place } from "../schema.js";
import { type Items, type Members, type Shape, shapeOf } from "../shape.js";
import type { Effect } from "../rules.js";
import { compareItems } from "./items.js";
import { compareMembers, type Tag } from "./members.js";

/** Compares the objects and the arrays that two schemas allow, variant by variant where there are several. */
export function compareUnions(here: Comparison, old: Shape, now: Shape, before: Place, after: Place): void {
  const name = tagOf(here, before, after, old, now);
  const tagsIn = (contract: Comparison["old"]) => (members: Members) => tagsOf(members, name, contract);
  const covered = {
    old: new Set(old.objects.flatMap((members) => [...tagsOf(members, name, here.old)])),
    new: new Set(now.objects.flatMap((members) => [...tagsOf(members, name, here.new)])),
  };
  const tag: Tag | undefined = name === undefined ? undefined : { name, covered };
  compareLists(here, old.objects, now.objects, tagsIn(here.old), tagsIn(here.new), before, after, (apart, a, b) => {
    // What stands for a text elsewhere in the union does not make up for this variant where it is asked about alone.
    if (apart !== here || tag === undefined) compareMembers(apart, a, b);
    else compareMembers(here, a, b, { ...tag, taken: takenTags(here, old.objects, now.objects, a, b, tag.name) });
  });
  const none = () => new Set<string>();
  compareLists(here, old.arrays, now.arrays, none, none, before, after, compareItems);
}

/** Pairs variants by their tags, then by the names of their definitions, then in order where as many are left on both sides. */
function compareLists<T extends Items | Members>(
  here: Comparison,
  old: readonly T[],
  now: readonly T[],
  tagsOfOld: (variant: T) => ReadonlySet<string>,
  tagsOfNew: (variant: T) => ReadonlySet<string>,
  before: Place,
  after: Place,
  compare: (here: Comparison, a: T, b: T) => void,
): void {
  // A type that is new or gone as a whole is told as that.
  if (old.length === 0 || now.length === 0) return;
  const pairs = new Map<T, T>();
  let left = old;
  let right = now;
  const pair = (keysOfOld: (variant: T) => Iterable<string>, keysOfNew: (variant: T) => Iterable<string>) => {
    for (const [a, b] of pairsOf(left, right, keysOfOld, keysOfNew)) pairs.set(a, b);
    const paired = new Set(pairs.values());
    left = left.filter((a) => !pairs.has(a));
    right = right.filter((b) => !paired.has(b));
  };
  const any = () => [""];
  if (old.length > 1 || now.length > 1) {
    pair(tagsOfOld, tagsOfNew);
    pair(
      (a) => (tagsOfOld(a).size === 0 ? [nameOf(a)] : []),
      (b) => (tagsOfNew(b).size === 0 ? [nameOf(b)] : []),
    );
  }
  if (left.length === right.length && left.every((a) => tagsOfOld(a).size === 0) && right.every((b) => tagsOfNew(b).size === 0))
    pair(any, any);
  if (old.length === 1 && now.length === 1) pair(any, any);
  for (const [a, b] of pairs) compare(here, a, b);
  // Of two variants with different tags neither takes the other's, which need not be compared for each two of them.
  const isApart = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size > 0 && b.size > 0 && [...a].every((tag) => !b.has(tag));
  const passes = (a: T, b: T, breaking: readonly Effect[]) =>
    !isApart(tagsOfOld(a), tagsOfNew(b)) &&
    here.passes(a.place, b.place, breaking, (aside) => {
      compare(aside, a, b);
    });
  for (const b of right) {
    const isTolerated = isNewlyGated(here, b.place) || old.some((a) => passes(a, b, ["widens", "changes"]));
    here.add("union/variant-added", before, b.place, "nothing", called(b, tagsOfNew(b)), isTolerated ? { effect: "tolerated" } : {});
  }
  for (const a of left) {
    const isTolerated = now.some((b) => passes(a, b, ["narrows", "changes"]));
    here.add("union/variant-removed", a.place, after, called(a, tagsOfOld(a)), "nothing", isTolerated ? { effect: "tolerated" } : {});
  }
}

/** Tags that a variant gets or gives up, and that a variant of the other version which stands for unknown ones takes. */
function takenTags(
  here: Comparison,
  old: readonly Members[],
  now: readonly Members[],
  a: Members,
  b: Members,
  name: string,
): ReadonlySet<string> {
  const [was, is] = [tagsOf(a, name, here.old), tagsOf(b, name, here.new)];
  const only = (variant: Members, text: string): Members => {
    const place = variant.properties.get(name) ?? variant.place;
    const tag = below(place, { const: text }, text);
    return { ...variant, place: tag, properties: new Map([...variant.properties, [name, tag]]) };
  };
  const takes = (x: Members, y: Members, breaking: readonly Effect[]) =>
    here.passes(x.place, y.place, breaking, (aside) => {
      compareMembers(aside, x, y);
    });
  const added = [...is].filter((text) => !was.has(text) && old.some((other) => takes(other, only(b, text), ["widens", "changes"])));
  const removed = [...was].filter((text) => !is.has(text) && now.some((other) => takes(only(a, text), other, ["narrows", "changes"])));
  return new Set([...added, ...removed]);
}

/** Each of `left` with the first of `right` that has a key in common with it and is not taken yet. */
function pairsOf<T>(
  left: readonly T[],
  right: readonly T[],
  keysOfLeft: (variant: T) => Iterable<string>,
  keysOfRight: (variant: T) => Iterable<string>,
): Map<T, T> {
  const places = new Map<string, number[]>();
  for (const [index, b] of right.entries())
    for (const key of keysOfRight(b)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [index]);
      else known.push(index);
    }
  const pairs = new Map<T, T>();
  const taken = new Set<number>();
  for (const a of left) {
    const free = [...keysOfLeft(a)].flatMap((key) => places.get(key)?.find((index) => !taken.has(index)) ?? []);
    const first = Math.min(...free);
    const b = right[first];
    if (b === undefined) continue;
    taken.add(first);
    pairs.set(a, b);
  }
  return pairs;
}

/** The handshake keeps a variant from old readers where it needs a capability that they cannot know. */
function isNewlyGated({ old }: Comparison, { schema }: Place): boolean {
  const gate = schema["x-gate"];
  if (typeof gate !== "string") return false;
  const last = gate.slice(gate.lastIndexOf(".") + 1);
  const { capabilities, methods, events } = old.registry;
  return !(
    capabilities.has(gate) ||
    [...methods.values(), ...events.values()].some((entry) => entry.gate === gate) ||
    [...old.definitions.values()].some(
      ({ definition, schema: { properties = {} } }) => definition.includes("Capabilit") && Object.hasOwn(properties, last),
    )
  );
}

/** The member that tells the variants apart: the one that is declared, or else the required one that has most constant texts. */
function tagOf(here: Comparison, before: Place, after: Place, old: Shape, now: Shape): string | undefined {
  const declared = (after.schema.discriminator ?? before.schema.discriminator)?.propertyName;
  if (declared !== undefined) return declared;
  const counts = new Map<string, number>();
  const add = (objects: readonly Members[], contract: Comparison["old"]) => {
    for (const members of objects)
      for (const name of members.required) if (tagsOf(members, name, contract).size > 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  if (old.objects.length > 1) add(old.objects, here.old);
  if (now.objects.length > 1) add(now.objects, here.new);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** Texts that the tag of a variant may be; none where it may be any. */
function tagsOf({ properties }: Members, name: string | undefined, contract: Comparison["old"]): ReadonlySet<string> {
  const place = properties.get(name ?? "");
  if (place === undefined) return new Set();
  const values = shapeOf(place, contract).values.string;
  return new Set(
    values === undefined || values.rest !== undefined ? [] : [...values.known.keys()].map((json) => JSON.parse(json) as string),
  );
}

/** The definition that a variant is, where it is one as a whole. */
function nameOf({ place }: Items | Members): string {
  const item = place.schema.items;
  if (typeof item === "object" && item.$ref !== undefined) return item.$ref.slice(item.$ref.lastIndexOf("/") + 1);
  return place.pointer === place.root ? place.definition : place.pointer;
}

function called(variant: Items | Members, tags: ReadonlySet<string>): string {
  return tags.size > 0 ? [...tags].map((tag) => JSON.stringify(tag)).join(", ") : nameOf(variant);
}
