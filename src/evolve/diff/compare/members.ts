import type { Comparison } from "../comparison.js";
import type { Place } from "../schema.js";
import type { Members } from "../shape.js";
import { asPlace } from "./items.js";
import { compareNotes } from "./notes.js";
import { compareSchemas } from "./schema.js";
import type { Covered } from "./values.js";

/** The tag of a union and what its other variants stand for. */
export interface Tag {
  readonly name: string;
  readonly covered: Covered;
  /** Texts that a variant gets or gives up, and that the other version takes all the same. */
  readonly taken?: ReadonlySet<string>;
}

/** Compares two objects: their members, which are required, and what members without a name may be. */
export function compareMembers(here: Comparison, old: Members, now: Members, tag?: Tag): void {
  compareNotes(here, old.place, now.place);
  if (isFree(old) !== isFree(now) && (hasNames(old) || hasNames(now))) {
    // Where the members of a free form are of one type, the named ones may be of another, which breaks the other direction too.
    const { additional } = isFree(old) ? old : now;
    const named = [...(isFree(old) ? now : old).properties.values()];
    const crosses =
      typeof additional === "object" &&
      named.some((member) => differs(here, isFree(old) ? [additional, member] : [member, additional], isFree(old)));
    here.add(
      isFree(now) ? "object/freed" : "object/named",
      old.place,
      now.place,
      inWords(old),
      inWords(now),
      crosses ? { effect: "changes" } : {},
    );
    return;
  }
  for (const [name, before] of old.properties) {
    const after = now.properties.get(name);
    if (after === undefined) removed(here, old, now, name, before);
    else both(here, old, now, name, before, after, tag);
  }
  for (const [name, after] of now.properties) if (!old.properties.has(name)) added(here, old, now, name, after);
  compareAdditional(here, old, now);
}

function both(here: Comparison, old: Members, now: Members, name: string, before: Place, after: Place, tag?: Tag): void {
  const [was, is] = [old.required.has(name), now.required.has(name)];
  if (is && !was) here.add("member/required", before, after, "optional", "required");
  if (was && !is) here.add("member/optional", before, after, "required", "optional");
  compareSchemas(
    here,
    before,
    after,
    tag?.name === name ? { ...tag.covered, ...(tag.taken === undefined ? {} : { taken: tag.taken }) } : undefined,
  );
}

function added(here: Comparison, old: Members, now: Members, name: string, after: Place): void {
  if (now.required.has(name)) here.add("member/required-added", old.place, after, "no such member", "required member");
  else if (old.additional === true) here.add("member/optional-added", old.place, after, "no such member", "optional member");
  else if (old.additional === false)
    here.add("member/optional-added", old.place, after, "no such member", "optional member", { effect: "widens" });
  if (typeof old.additional === "object") compareSchemas(here, old.additional, after);
}

function removed(here: Comparison, old: Members, now: Members, name: string, before: Place): void {
  if (old.required.has(name)) here.add("member/required-removed", before, now.place, "required member", "no such member");
  else if (now.additional === true) here.add("member/optional-removed", before, now.place, "optional member", "no such member");
  else if (now.additional === false)
    here.add("member/optional-removed", before, now.place, "optional member", "no such member", { effect: "narrows" });
  if (typeof now.additional === "object") compareSchemas(here, before, now.additional);
}

function compareAdditional(here: Comparison, old: Members, now: Members): void {
  const [was, is] = [old.additional, now.additional];
  if (was === false || is === false) {
    if (is !== false) here.add("object/opened", old.place, now.place, "closed", "open");
    if (was !== false) here.add("object/closed", old.place, now.place, "open", "closed");
    return;
  }
  // Writers send no member without a name where some are named, so that it counts only in a free form.
  if (was === true && is === true) return;
  compareSchemas(here, asPlace(was, old.place), asPlace(is, now.place));
}

/** Whether what one of two schemas allows breaks a reader of the other: of the old one where it `widens`, else of the new one. */
function differs(here: Comparison, [before, after]: readonly [Place, Place], widens: boolean): boolean {
  return !here.passes(before, after, [widens ? "widens" : "narrows", "changes"], (aside) => {
    compareSchemas(aside, before, after);
  });
}

/** Whether writers choose the names of members. */
function isFree({ properties, additional }: Members): boolean {
  return properties.size === 0 && additional !== false;
}

function hasNames({ properties }: Members): boolean {
  return properties.size > 0;
}

function inWords(members: Members): string {
  return hasNames(members) ? `members ${[...members.properties.keys()].join(", ")}` : "any members";
}
