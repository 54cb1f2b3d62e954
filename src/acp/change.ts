import { type Reading, READINGS } from "../../generated/acp/lenient.js";
import type { Branch } from "../contract/index.js";

const known = new Map<string, boolean>();

/**
 * Whether the tolerant reading may change a valid value of a definition: by filling in what an absent member stands for,
 * or because it reads a value by an earlier branch of a union than the one that is strictly its own.
 */
export function mayChange(definition: string): boolean {
  let changes = known.get(definition);
  if (changes === undefined) {
    changes = changesValid(READINGS[definition] ?? {});
    known.set(definition, changes);
  }
  return changes;
}

function changesValid(reading: Reading): boolean {
  const { items, additionalProperties, properties = {}, anyOf = [], variants = {} } = reading;
  if ("x-absent" in reading || (reading.$ref !== undefined && mayChange(reading.$ref)) || Object.values(variants).some(mayChange))
    return true;
  if (overlaps(reading)) return true;
  const inner = [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])];
  return inner.some(changesValid) || (typeof additionalProperties === "object" && changesValid(additionalProperties));
}

/** Whether an earlier branch, read tolerantly, may take a value that is strictly another's. */
function overlaps({ anyOf = [], branches }: Reading): boolean {
  if (branches === undefined) return false;
  return anyOf.some((earlier, index) =>
    anyOf.slice(index + 1).some((later, offset) => {
      if (areApart(branches[index] ?? {}, branches[index + 1 + offset] ?? {})) return false;
      const strict = membersOf(later);
      return [...membersOf(earlier)].some(([name, member]) => isLenient(member) && !strict.has(name));
    }),
  );
}

/** Whether a tag keeps two branches apart. */
function areApart(one: Branch, two: Branch): boolean {
  return Object.entries(one.tags ?? {}).some(([name, values]) => {
    const others = two.tags?.[name];
    const excluded = two.open?.[name];
    return others === undefined
      ? values.every((value) => excluded?.includes(value) === true)
      : !values.some((value) => others.includes(value));
  });
}

function isLenient(reading: Reading): boolean {
  return reading["x-lenient"] !== undefined || (reading.$ref !== undefined && READINGS[reading.$ref]?.["x-lenient"] !== undefined);
}

/** Members of an object, those of all branches where it is a union. */
function membersOf(reading: Reading): Map<string, Reading> {
  if (reading.$ref !== undefined) return membersOf(READINGS[reading.$ref] ?? {});
  const inner = [...(reading.anyOf ?? []), ...Object.values(reading.variants ?? {}).map(($ref): Reading => ({ $ref }))];
  return new Map([...inner.flatMap((branch) => [...membersOf(branch)]), ...Object.entries(reading.properties ?? {})]);
}
