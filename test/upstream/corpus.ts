import { exampleValues } from "./example.js";
import type { Definitions } from "./schema.js";

/**
 * Values that fit nowhere, or only where something is open: one of each JSON type, the edges of numbers, and the smallest of the
 * structures. The four great numbers are what u16 and u32 just hold, and one more.
 */
export const JUNK: readonly unknown[] = [null, true, 0, -1, 1.5, "", "x", [], {}, [null], { a: 1 }, 65535, 65536, 4294967295, 4294967296];

/** Name of a member that no definition has. */
const UNKNOWN_MEMBER = "zz";

/**
 * The directed corpus of one definition. Random values rarely come near an edge of a schema; these are made to stand on each:
 * every branch of every union once, each enum value, the instance with all members present, and from each of those, at every path,
 * the value deleted, replaced by each junk value, and (objects) given a member nobody knows. No two values are equal.
 */
export function corpusOf(definitions: Definitions, name: string): unknown[] {
  const corpus = new Map<string, unknown>();
  const add = (value: unknown): void => {
    const key = JSON.stringify(value);
    if (!corpus.has(key)) corpus.set(key, value);
  };
  for (const example of exampleValues(definitions, name)) {
    add(example);
    for (const mutant of mutants(example)) add(mutant);
  }
  for (const junk of JUNK) add(junk);
  return [...corpus.values()];
}

/** Every value that differs from this one at one path. */
export function* mutants(value: unknown): Generator {
  yield* JUNK;
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    for (const [index, item] of items.entries()) {
      yield items.toSpliced(index, 1);
      for (const mutant of mutants(item)) yield items.with(index, mutant);
    }
  } else if (typeof value === "object" && value !== null) {
    yield { ...value, [UNKNOWN_MEMBER]: 1 };
    for (const [key, member] of Object.entries(value) as [string, unknown][]) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const mutant of mutants(member)) yield { ...value, [key]: mutant };
    }
  }
}
