import { Comparison, type Edit } from "./comparison.js";
import { AUTHORS_ONLY, compareNotes } from "./compare/notes.js";
import { compareRegistries } from "./compare/registry.js";
import { compareSchemas } from "./compare/schema.js";
import { type Contract, contractsOf, SourceError, type SourceFile } from "./contract.js";
import { type DiffFinding, findingsOf } from "./finding.js";
import { ANNOTATIONS, unjudged, type Unjudged } from "./keywords.js";
import { isObject } from "../../json/index.js";
import { isPlace } from "./reach.js";
import { everywhere, type Place, referredName } from "./schema.js";
import { CannotJudge } from "./values.js";

/** What a comparison gives: every edit judged, or what could not be judged, in which case nothing is called safe. */
export type Outcome =
  { readonly ok: true; readonly findings: readonly DiffFinding[] } | { readonly ok: false; readonly unjudged: readonly Unjudged[] };

/**
 * Compares two versions of one or more protocols: files of two folders, or two bundles, which are JSON. Protocols are
 * paired by name; where each side has one only, and one of them names none, as a bundle without `$id`, they are a pair too.
 *
 * @throws SourceError where a side is no contract, or a protocol has no counterpart
 */
export function diff(old: readonly SourceFile[], now: readonly SourceFile[]): Outcome {
  const [before, after] = [contractsOf(old), contractsOf(now)];
  const findings: DiffFinding[] = [];
  const refused: Unjudged[] = [];
  for (const [protocol, contract] of before) {
    const other = after.get(protocol) ?? (before.size === 1 && after.size === 1 ? nameless(protocol, after) : undefined);
    if (other === undefined) throw new SourceError(`protocol ${protocol} is only in the old version`);
    const outcome = diffContracts(contract, other);
    if (outcome.ok) findings.push(...outcome.findings);
    else refused.push(...outcome.unjudged);
  }
  if (before.size > 1 || after.size > 1)
    for (const protocol of after.keys())
      if (!before.has(protocol)) throw new SourceError(`protocol ${protocol} is only in the new version`);
  return refused.length > 0 ? { ok: false, unjudged: refused } : { ok: true, findings };
}

function nameless(protocol: string, others: ReadonlyMap<string, Contract>): Contract | undefined {
  return protocol === "" ? [...others.values()][0] : others.get("");
}

/** Compares two versions of one protocol. */
export function diffContracts(old: Contract, now: Contract): Outcome {
  const refused = [...unjudged(old), ...unjudged(now)];
  if (refused.length > 0) return { ok: false, unjudged: refused };
  try {
    return { ok: true, findings: findingsOf(editsBetween(old, now), old, now) };
  } catch (error) {
    if (error instanceof CannotJudge) return { ok: false, unjudged: [error.unjudged] };
    throw error;
  }
}

/** Every edit between two versions whose keywords are all known. @throws CannotJudge */
export function editsBetween(old: Contract, now: Contract): readonly Edit[] {
  const here = new Comparison(old, now);
  const hasRegistries = old.registry.methods.size > 0 && now.registry.methods.size > 0;
  if (hasRegistries) compareRegistries(here);
  else compareAll(here);
  here.finish();
  for (const [name, before] of old.definitions) {
    const after = now.definitions.get(name);
    if (after === undefined) continue;
    compareNotes(here, before, after);
  }
  compareTexts(here);
  return here.edits;
}

/**
 * No edit goes without a word: a definition that reads differently and of which nothing is told allows what it did, or no message
 * leads to it, as to one that only names a type.
 */
function compareTexts(here: Comparison): void {
  const told = new Set(here.edits.flatMap((edit) => [edit.old, edit.new]).map((spot) => (isPlace(spot) ? spot.definition : "")));
  for (const [name, before] of here.old.definitions) {
    const after = here.new.definitions.get(name);
    if (after === undefined || told.has(name)) continue;
    const isRead = here.isRead(before);
    const left = isRead ? ANNOTATIONS : here.old.authored === here.new.authored ? [] : AUTHORS_ONLY;
    if (text(before, left) !== text(after, left))
      here.add(isRead ? "schema/rewritten" : "definition/changed", before, after, "one form", "another");
  }
}

/** A definition as text that does not depend on files and on the order of members, without some annotations. */
function text({ schema }: Place, without: readonly string[]): string {
  const sorted = (value: object, inner: (key: string, value: unknown) => unknown) =>
    Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, each]) => [key, inner(key, each)]),
    );
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter(([keyword]) => !without.includes(keyword));
    return sorted(Object.fromEntries(kept), (keyword, inner) => {
      if (keyword === "$ref") return referredName(String(inner));
      // Here the keys are names of members, which may be those of annotations.
      return keyword === "properties" && isObject(inner) ? sorted(inner, (_, member) => plain(member)) : plain(inner);
    });
  };
  return JSON.stringify(plain(schema));
}

/** Without a registry any definition may be a message: first those that no other refers to, then what they did not lead to. */
function compareAll(here: Comparison): void {
  const { old, new: now } = here;
  const referredTo = new Set(
    [...old.definitions.values()].flatMap((place) => [...everywhere(place)].map(({ schema }) => referredName(schema.$ref ?? ""))),
  );
  const names = [...old.definitions.keys()];
  for (const name of [...names.filter((each) => !referredTo.has(each)), ...names.filter((each) => referredTo.has(each))]) {
    const before = old.definitions.get(name);
    const after = now.definitions.get(name);
    if (before === undefined) continue;
    if (after === undefined) here.add("definition/removed", before, now.registry, name, "nothing");
    else if (!referredTo.has(name) || !here.wasSeen(before)) compareSchemas(here, before, after);
    here.finish();
  }
  for (const [name, after] of now.definitions)
    if (!old.definitions.has(name)) here.add("definition/added", old.registry, after, "nothing", name);
}
