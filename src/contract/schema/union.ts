import { append, count, describe, has, isObject } from "../../json/index.js";
import { didYouMean, oneOf } from "../explain.js";
import { type Branch, select } from "../select.js";
import { type Check, type Compiled, fits, tell, type Told, untold } from "./told.js";

/** Check of `anyOf`, and with `isExclusive` of `oneOf`. Of a value that fits no branch, the faults of the one it was meant for are told. */
export function unionCheck(branches: readonly Compiled[], isExclusive: boolean): Check {
  return (value, pointer, told) => {
    let fitting = 0;
    for (const branch of branches) {
      if (fits(branch, value, told)) fitting += 1;
      if (fitting > 0 && !isExclusive) return;
    }
    if (fitting > 1)
      tell(
        told,
        "shape/wrong-value",
        "more than one variant fits",
        pointer,
        "a value of exactly one",
        `one of ${count(fitting, "variant")}`,
      );
    if (fitting > 0) return;
    if (told.isVerdict) untold(told);
    else tellNearest(value, pointer, branches, told);
  };
}

function tellNearest(value: unknown, pointer: string, branches: readonly Compiled[], told: Told): void {
  const values = valuesOf(branches);
  if (values !== undefined) {
    const meant = typeof value === "string" ? didYouMean(value, values.map(String)) : undefined;
    tell(told, "shape/wrong-value", "wrong value", pointer, oneOf(values), describe(value), meant);
    return;
  }
  const sights = branches.map(({ branch }) => branch());
  const tag = isObject(value) ? commonTag(sights) : undefined;
  if (tag !== undefined && isObject(value)) {
    const tags = sights.flatMap(({ tags: own = {} }) => own[tag] ?? []);
    const got = has(value, tag) ? value[tag] : undefined;
    if (got === undefined) {
      tell(told, "shape/missing-member", `missing member ${JSON.stringify(tag)}`, pointer, oneOf(tags), "nothing");
      return;
    }
    if (!tags.includes(got)) {
      const meant = typeof got === "string" ? didYouMean(got, tags.map(String)) : undefined;
      tell(told, "shape/unknown-variant", "unknown variant", append(pointer, tag), oneOf(tags), describe(got), meant);
      return;
    }
  }
  const index = select(value, sights);
  if (index === -1) tell(told, "shape/wrong-type", "wrong type", pointer, expectedOf(branches), describe(value));
  else branches[index]?.check(value, pointer, told);
}

/** The values that branches list, where each of them lists its own. */
export function valuesOf(branches: readonly Compiled[]): readonly unknown[] | undefined {
  const lists = branches.map(({ values }) => values());
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** What a right value would be, in words: what each branch expects. */
export function expectedOf(branches: readonly Compiled[]): string {
  return [...new Set(branches.map(({ expected }) => expected()))].join(" or ");
}

/** The member by which all branches that are objects are told apart. */
function commonTag(sights: readonly Branch[]): string | undefined {
  const objects = sights.filter(({ types }) => types === undefined || types.includes("object"));
  const names = Object.keys(objects[0]?.tags ?? {});
  return objects.length < 2 ? undefined : names.find((name) => objects.every(({ tags = {} }) => has(tags, name)));
}
