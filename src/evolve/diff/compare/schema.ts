import { quote } from "../../../json/index.js";
import type { Comparison } from "../comparison.js";
import { below, type Place, referredName } from "../schema.js";
import { referred, type Shape, shapeOf, TYPES, typesOf, VALUE_TYPES } from "../shape.js";
import { compareNotes } from "./notes.js";
import { compareUnions } from "./union.js";
import { compareValues, type Covered } from "./values.js";

/**
 * Compares two schemas and all that they lead to, once the comparison finishes. `covered` are texts that other variants of a union
 * stand for; a definition that is a variant may be a message of its own as well, in which nothing stands for them.
 */
export function compareSchemas(here: Comparison, before: Place, after: Place, covered?: Covered): void {
  const way = covered === undefined ? "" : JSON.stringify([covered.old, covered.new, covered.taken ?? []].map((texts) => [...texts]));
  if (!here.isNew(before, after, way)) return;
  here.later(() => {
    compareNow(here, before, after, covered);
  });
}

function compareNow(here: Comparison, before: Place, after: Place, covered?: Covered): void {
  compareNotes(here, before, after);
  compareBranchNotes(here, before, after);
  const [a, b] = [before.schema.$ref, after.schema.$ref];
  if (a !== undefined && b !== undefined) {
    const [was, is] = [referredName(a), referredName(b)];
    if (was !== is) here.add("ref/renamed", before, after, was, is);
    compareSchemas(here, referred(before, here.old), referred(after, here.new), covered);
    return;
  }
  compareShapes(here, before, after, shapeOf(before, here.old), shapeOf(after, here.new), covered);
}

/** What a union, and each union within, says beside the references to its branches; a shape has only what the branches are. */
function compareBranchNotes(here: Comparison, before: Place, after: Place): void {
  for (const keyword of ["oneOf", "anyOf", "allOf"] as const) {
    const others = after.schema[keyword] ?? [];
    const places = new Map([...others.entries()].reverse().map(([index, { $ref }]) => [$ref, index]));
    for (const [index, branch] of (before.schema[keyword] ?? []).entries()) {
      const at = branch.$ref === undefined ? undefined : places.get(branch.$ref);
      if (at === undefined) continue;
      const [was, is] = [below(before, branch, keyword, index), below(after, others[at] ?? {}, keyword, at)];
      compareNotes(here, was, is);
      if (here.isNew(was, is, "branches")) compareBranchNotes(here, referred(was, here.old), referred(is, here.new));
    }
  }
}

function compareShapes(here: Comparison, before: Place, after: Place, old: Shape, now: Shape, covered?: Covered): void {
  if (old.any !== undefined || now.any !== undefined) {
    if (old.any === undefined) here.add("type/freed", before, after, inWords(old), "any value");
    if (now.any === undefined) here.add("type/constrained", before, after, "any value", inWords(now));
    return;
  }
  const [was, is] = [typesOf(old), typesOf(now)];
  for (const type of TYPES) {
    if (was.has(type) && !is.has(type)) here.add("type/removed", before, after, type, inWords(now));
    if (is.has(type) && !was.has(type)) here.add("type/added", before, after, inWords(old), type);
  }
  for (const type of VALUE_TYPES) {
    const [a, b] = [old.values[type], now.values[type]];
    if (a !== undefined && b !== undefined) compareValues(here, a, b, before, after, covered);
  }
  compareUnions(here, old, now, before, after);
}

function inWords(shape: Shape): string {
  const types = [...typesOf(shape)];
  return types.length === 0 ? quote("nothing") : types.join(" or ");
}
