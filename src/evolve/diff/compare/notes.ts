import { describe, quote } from "../../../json/index.js";
import type { Comparison } from "../comparison.js";
import { ANNOTATIONS } from "../keywords.js";
import type { DiffRule } from "../rules.js";
import type { Place } from "../schema.js";

/** Annotations that a bundle leaves out: they say nothing to its readers. */
export const AUTHORS_ONLY: readonly string[] = [
  "x-evidence",
  "x-open",
  "x-formerly",
  "x-written-as",
  "x-written-values",
  "x-type",
  "x-payload",
  "x-lenient",
];

/** Which rule tells of an edit of an annotation; all others are notes. */
const RULES: Partial<Record<string, (was: unknown, is: unknown) => DiffRule>> = {
  "x-gate": (was, is) => (was === undefined ? "gate/added" : is === undefined ? "gate/removed" : "gate/changed"),
  "x-stability": (_, is) => (is === "unstable" ? "stability/demoted" : "stability/promoted"),
  "x-absent": (was, is) => (was === undefined ? "absence/given" : is === undefined ? "absence/taken" : "absence/changed"),
  "x-lenient": () => "leniency/changed",
  "x-lenient-default": () => "leniency/changed",
  "x-deserialize-default-on-error": () => "leniency/changed",
  "x-deserialize-default-on-null": () => "leniency/changed",
  "x-deserialize-skip-invalid-items": () => "leniency/changed",
  "x-written-as": () => "written/changed",
  "x-written-values": () => "written/changed",
};

/** Compares what two schemas say without changing what is valid. Texts of two definitions with different names are not compared. */
export function compareNotes(here: Comparison, before: Place, after: Place): void {
  if (before.schema === after.schema || !here.isNew(noted(before), noted(after))) return;
  for (const keyword of ANNOTATIONS) {
    const [was, is] = [before.schema[keyword], after.schema[keyword]];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    if (AUTHORS_ONLY.includes(keyword) && here.old.authored !== here.new.authored) continue;
    // Not saying it is saying that it is stable.
    if (keyword === "x-stability" && (was ?? "stable") === (is ?? "stable")) continue;
    here.add(RULES[keyword]?.(was, is) ?? "note/changed", before, after, inWords(keyword, was), inWords(keyword, is));
  }
}

/** Notes are compared once, whatever else is compared at their place. */
function noted(place: Place): Place {
  return { ...place, pointer: `${place.pointer}#notes` };
}

function inWords(keyword: string, value: unknown): string {
  if (value === undefined) return `no ${keyword}`;
  return `${keyword} ${typeof value === "string" ? quote(value) : describe(value)}`;
}
