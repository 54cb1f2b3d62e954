import { isObject, typeName } from "../json/value.js";

/** What one branch of a union asks for at first sight: enough to say which branch a value was meant for. */
export interface Branch {
  /** JSON types that it accepts; missing means all. */
  readonly types?: readonly string[];
  /** Members that have one of a few values in it. */
  readonly tags?: Readonly<Record<string, readonly unknown[]>>;
  /** Members that have any text in it but these. */
  readonly open?: Readonly<Record<string, readonly unknown[]>>;
  readonly required?: readonly string[];
  /** Of an array: what each item is. */
  readonly items?: Branch;
}

/**
 * Index of the branch that a value was probably meant for: by its type, then by its tags, then by the members it has.
 * -1 where no branch accepts its type. The validators tell the faults of that branch alone.
 */
export function select(value: unknown, branches: readonly Branch[]): number {
  let best = -1;
  let most = -Infinity;
  for (const [index, branch] of branches.entries()) {
    if (branch.types !== undefined && !branch.types.includes(typeName(value))) continue;
    const score = scoreOf(value, branch);
    if (score > most) [best, most] = [index, score];
  }
  return best;
}

/** A right tag outweighs any number of members; a wrong one can be a slip. */
const RIGHT_TAG = 100;
const WRONG_TAG = -5;

function scoreOf(value: unknown, branch: Branch): number {
  if (Array.isArray(value)) return branch.items === undefined || value.length === 0 ? 0 : scoreOf(value[0], branch.items);
  if (!isObject(value)) return 0;
  let score = 0;
  for (const name of branch.required ?? []) score += value[name] === undefined ? -1 : 1;
  for (const [name, values] of Object.entries(branch.tags ?? {}))
    if (value[name] !== undefined) score += values.includes(value[name]) ? RIGHT_TAG : WRONG_TAG;
  for (const [name, known] of Object.entries(branch.open ?? {}))
    if (value[name] !== undefined) score += typeof value[name] === "string" && !known.includes(value[name]) ? RIGHT_TAG : WRONG_TAG;
  return score;
}
