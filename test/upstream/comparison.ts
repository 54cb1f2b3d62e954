import { corpusOf } from "./corpus.js";
import { publishedCourt, type Court } from "./judge.js";
import { comparedNames } from "./published.js";
import type { Definitions } from "./schema.js";

/** The corpus of one definition, with the verdicts of the published schema. */
export interface Case {
  readonly values: readonly unknown[];
  readonly verdicts: readonly boolean[];
}

/** A value on which two schemas disagree. */
export interface Mismatch {
  readonly definition: string;
  readonly published: boolean;
  readonly value: unknown;
}

/**
 * The corpus of each published definition by its name. It is made from both schemas, the published one and ours: from one alone it
 * would have no value of a branch that only the other has.
 */
export function buildCases(published: Definitions, ours: Definitions): ReadonlyMap<string, Case> {
  const judge = publishedCourt(published);
  return new Map(
    comparedNames(published).map((name) => {
      const both = [...corpusOf(published, name), ...(ours[name] === undefined ? [] : corpusOf(ours, name))];
      const values = [...new Map(both.map((value) => [JSON.stringify(value), value])).values()];
      return [name, { values, verdicts: values.map(judge(name)) }];
    }),
  );
}

/** The first value of a definition's corpus on which our schema disagrees, or nothing. */
export function firstMismatch(court: Court, definition: string, { values, verdicts }: Case): Mismatch | undefined {
  const judge = court(definition);
  for (const [index, value] of values.entries()) {
    const published = verdicts[index] ?? false;
    if (judge(value) !== published) return { definition, published, value };
  }
  return undefined;
}
