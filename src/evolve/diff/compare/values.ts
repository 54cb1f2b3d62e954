import type { Comparison } from "../comparison.js";
import type { Place } from "../schema.js";
import { accepts, type Rest, type Values } from "../values.js";
import { compareBounds } from "./bounds.js";
import { compareNotes } from "./notes.js";
import { compareTexts } from "./text.js";

/** Texts that other variants of a union have as their tag, so that the variant of all others need not allow them. */
export interface Covered {
  readonly old: ReadonlySet<string>;
  readonly new: ReadonlySet<string>;
  /** Texts that are added or removed, and that another variant of the other version takes. */
  readonly taken?: ReadonlySet<string>;
}

/** Compares the values of one type: closed lists, open ones, and text or numbers at large. */
export function compareValues(here: Comparison, old: Values, now: Values, before: Place, after: Place, covered?: Covered): void {
  const opened = old.rest === undefined && now.rest !== undefined;
  const isTaken = (value: string) => covered?.taken?.has(JSON.parse(value) as string) === true;
  const closed = old.rest !== undefined && now.rest === undefined;
  if (opened) here.add("enum/opened", old.place, now.place, listed(old), "any other too");
  if (closed) here.add("enum/closed", old.place, now.place, "any other too", listed(now));
  for (const [value, place] of old.known) {
    const other = now.known.get(value);
    if (other !== undefined) compareNotes(here, place, other);
    else if (!accepts(now, value) && !isTaken(value)) here.add("enum/value-removed", place, after, value, "nothing");
    else if (!opened) here.add("enum/value-removed", place, after, value, "an unknown value", { effect: "tolerated" });
  }
  for (const [value, place] of now.known) {
    const isKept = accepts(old, value) || isTaken(value);
    if (old.known.has(value) || (closed && isKept)) continue;
    if (!isKept) here.add("enum/value-added", before, place, "nothing", value);
    else here.add("enum/value-added", before, place, "an unknown value", value, { effect: "tolerated" });
  }
  if (old.rest === undefined || now.rest === undefined) return;
  compareNotes(here, old.rest.place, now.rest.place);
  compareBounds(here, old.rest, now.rest);
  compareTexts(here, old.rest, now.rest);
  compareExclusions(here, old, now, old.rest, now.rest, covered);
}

function compareExclusions(here: Comparison, old: Values, now: Values, a: Rest, b: Rest, covered?: Covered): void {
  for (const text of b.except)
    if (!a.except.has(text) && !accepts(now, JSON.stringify(text)) && covered?.new.has(text) !== true)
      here.add("enum/exclusion-added", a.place, b.place, "nothing", JSON.stringify(text));
  for (const text of a.except)
    if (!b.except.has(text) && !accepts(old, JSON.stringify(text)) && covered?.old.has(text) !== true)
      here.add("enum/exclusion-removed", a.place, b.place, JSON.stringify(text), "nothing");
}

function listed({ known }: Values): string {
  return [...known.keys()].join(", ");
}
