/**
 * Guards and validators are two generated answers to one question. They are held to the published verdict, value by value
 * over the directed corpus, and to each other where nothing is published.
 */
import * as guards from "../../generated/acp/guards.js";
import * as stableGuards from "../../generated/acp/stable/guards.js";
import * as everything from "../../generated/acp/unstable/validators.js";
import * as stable from "../../generated/acp/validators.js";
import * as askGuards from "../../generated/ask/guards.js";
import * as askValidators from "../../generated/ask/validators.js";
import { schema } from "../../generated/ask/literal.js";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { buildCases } from "../upstream/comparison.js";
import { corpusOf } from "../upstream/corpus.js";
import { flatten, readAuthored, viewOf } from "../upstream/flatten.js";
import { comparedNames, readPublished } from "../upstream/published.js";
import type { Definitions } from "../upstream/schema.js";

type Judges = Readonly<Record<string, (value: unknown) => boolean>>;

const authored = flatten(readAuthored(fileURLToPath(new URL("../../schema/acp/v1", import.meta.url))));

describe.each([
  ["stable", stableGuards as Judges, stable as unknown as Judges],
  ["unstable", guards as Judges, everything as unknown as Judges],
] as const)("%s", (view, isOf, validators) => {
  const published = readPublished(view).definitions;
  const ours = viewOf(authored, view);

  test("what is shipped gives the published verdict on every value of the directed corpus", () => {
    let judged = 0;
    const wrong: string[] = [];
    for (const [name, { values, verdicts }] of buildCases(published, ours)) {
      const guard = isOf[`is${name}`];
      const validate = validators[name];
      if (guard === undefined || validate === undefined) continue;
      for (const [index, value] of values.entries()) {
        judged += 1;
        const want = verdicts[index] ?? false;
        if (guard(value) !== want || validate(value) !== want) wrong.push(`${name} ${JSON.stringify(value)}: expected ${String(want)}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(judged).toBeGreaterThan(300_000);
  });

  test("of what is not published, guard and validator say the same", () => {
    const names = Object.keys(ours).filter((name) => !comparedNames(published).includes(name));
    expect(names.length).toBeGreaterThan(40);
    const differing = names.flatMap((name) =>
      corpusOf(ours, name)
        .filter((value) => isOf[`is${name}`]?.(value) !== validators[name]?.(value))
        .map((value) => `${name} ${JSON.stringify(value)}`),
    );
    expect(differing.slice(0, 10)).toEqual([]);
  });
});

test("of the ask session protocol, guard and validator say the same", () => {
  const definitions = schema.$defs as unknown as Definitions;
  let judged = 0;
  const differing = Object.keys(definitions).flatMap((name) =>
    corpusOf(definitions, name).filter((value) => {
      judged += 1;
      return (askGuards as Judges)[`is${name}`]?.(value) !== (askValidators as unknown as Judges)[name]?.(value);
    }),
  );
  expect(differing.slice(0, 10)).toEqual([]);
  expect(judged).toBeGreaterThan(10_000);
});

test("every definition has a guard, in each view", () => {
  expect(Object.keys(guards).sort()).toEqual(
    Object.keys(everything)
      .map((name) => `is${name}`)
      .sort(),
  );
  expect(Object.keys(stableGuards).sort()).toEqual(
    Object.keys(stable)
      .map((name) => `is${name}`)
      .sort(),
  );
  expect(Object.keys(askGuards).sort()).toEqual(
    Object.keys(askValidators)
      .map((name) => `is${name}`)
      .sort(),
  );
});
