import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { buildCases, firstMismatch, type Case, type Mismatch } from "./comparison.js";
import { DIFFERENCES } from "./difference.js";
import { allEdits, applyEdit, EDIT_KINDS, type Edit } from "./edit.js";
import { provenEqual } from "./equivalence.js";
import { flatten, readAuthored, viewOf } from "./flatten.js";
import { ourCourt } from "./judge.js";
import manifest from "./manifest.json" with { type: "json" };
import { comparedNames, readPublished } from "./published.js";
import { drawByGroup, seeded } from "./random.js";
import { referencesOf, type Definitions, type View } from "./schema.js";

const VIEWS: readonly View[] = ["stable", "unstable"];
const EDITS = 200;
const SEED = 20261102;

const authored = flatten(readAuthored(fileURLToPath(new URL("../../schema/acp/v1", import.meta.url))));

const built = new Map<View, ReadonlyMap<string, Case>>();

/** The corpus of a view, built once: it takes seconds. */
function casesOf(view: View): ReadonlyMap<string, Case> {
  const cases = built.get(view) ?? buildCases(readPublished(view).definitions, viewOf(authored, view));
  built.set(view, cases);
  return cases;
}

describe.each(VIEWS)("the published %s schema", (view) => {
  const published = readPublished(view);
  const ours = viewOf(authored, view);
  let cases: ReadonlyMap<string, Case>;
  let mismatches: Mismatch[];

  beforeAll(() => {
    cases = casesOf(view);
    const court = ourCourt(ours);
    mismatches = [...cases].flatMap(([name, ofName]) => (ours[name] === undefined ? [] : (firstMismatch(court, name, ofName) ?? [])));
  }, 120_000);

  it("is the file that was compared with", () => {
    const { bytes, sha256 } = manifest.schemas[view];
    expect({ bytes: published.bytes, sha256: published.sha256 }).toEqual({ bytes, sha256 });
  });

  it("has no definition that we lack", () => {
    expect(comparedNames(published.definitions).filter((name) => ours[name] === undefined)).toEqual([]);
  });

  it("judges every value of the directed corpus as ours does", () => {
    const deliberate = new Set(DIFFERENCES.filter((difference) => difference.view === view).map(({ definition }) => definition));
    expect(mismatches.filter(({ definition }) => !deliberate.has(definition))).toEqual([]);
    expect(
      [...deliberate].filter((name) => !mismatches.some(({ definition }) => definition === name)),
      "differences that are none any more",
    ).toEqual([]);
  });

  it("is compared on values of both verdicts, for each definition that has both", () => {
    const { length: total } = [...cases.values()].flatMap(({ values }) => values);
    expect(total).toBeGreaterThan(view === "stable" ? 300_000 : 400_000);
    const oneSided = [...cases].filter(([, { verdicts }]) => !verdicts.includes(true) || !verdicts.includes(false)).map(([name]) => name);
    expect(oneSided.sort()).toEqual(ANYTHING_GOES[view]);
  });
});

/** Definitions that accept every value. */
const ANYTHING_GOES: Readonly<Record<View, readonly string[]>> = {
  stable: ["ExtNotification", "ExtRequest", "ExtResponse"],
  unstable: ["ExtNotification", "ExtRequest", "ExtResponse", "ProxySuccessorResponse"],
};

describe("the directed corpus", () => {
  it(`catches each of ${String(EDITS)} single edits of our schema that changes what is valid`, () => {
    const cases = casesOf("unstable");
    const edits = drawByGroup(allEdits(authored), ({ kind }) => kind, EDITS, seeded(SEED));
    expect(new Set(edits.map(({ kind }) => kind))).toEqual(new Set(EDIT_KINDS));
    const missed = edits.filter((edit) => !isCaught(edit, cases));
    const real = missed.filter((edit) => !isHarmless(edit, cases));
    expect(real.map(({ kind, definition, path, change }) => `${kind} ${change} in ${definition}/${path.join("/")}`)).toEqual([]);
    expect(missed.length, "edits that change nothing").toBeLessThan(EDITS / 10);
  }, 240_000);
});

/** Whether a value of the corpus tells the edited schema from the published one. An edit that does not compile is caught too. */
function isCaught(edit: Edit, cases: ReadonlyMap<string, Case>): boolean {
  const court = ourCourt(applyEdit(authored, edit));
  return affected(authored, edit.definition, cases).some((name) => {
    const ofName = cases.get(name);
    if (ofName === undefined) return false;
    try {
      return firstMismatch(court, name, ofName) !== undefined;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("discriminator:")) return true;
      throw error;
    }
  });
}

/** Whether an edit surely leaves every published definition as it was; definitions of other names exist only as parts of those. */
function isHarmless(edit: Edit, cases: ReadonlyMap<string, Case>): boolean {
  const edited = applyEdit(authored, edit);
  return affected(authored, edit.definition, cases).every((name) => provenEqual(authored, edited, name, (inner) => cases.has(inner)));
}

/** Published definitions that an edit of a definition can change, the nearest and smallest first: they tell the soonest. */
function affected(definitions: Definitions, edited: string, cases: ReadonlyMap<string, Case>): string[] {
  const found: string[] = [];
  const seen = new Set([edited]);
  for (let ring = [edited]; ring.length > 0;) {
    const sizes = ring.flatMap((name) => (cases.has(name) ? [{ name, size: cases.get(name)?.values.length ?? 0 }] : []));
    found.push(...sizes.sort((a, b) => a.size - b.size).map(({ name }) => name));
    const next = Object.keys(definitions).filter((name) => !seen.has(name) && ring.some((inner) => REFERENCES.get(name)?.has(inner)));
    for (const name of next) seen.add(name);
    ring = next;
  }
  return found;
}

const REFERENCES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(authored).map(([name, schema]) => [name, referencesOf(schema)]),
);
