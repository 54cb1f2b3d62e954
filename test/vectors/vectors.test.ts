/** Every vector keeps to its form, and two independent readers of the contract come to its verdict. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { CONTRACT_RULES } from "ask-session-protocol";
import { describe, expect, test } from "vitest";
import { type Vector, VECTORS } from "./read-vectors.js";
import { VIEWS, viewsOf } from "./views.js";

const form = new Ajv2020({ strict: true, allErrors: true });
form.addSchema(JSON.parse(readFileSync(new URL("vector.schema.json", import.meta.url), "utf8")) as object, "vector");

test.each(VIEWS)("$name: there are enough vectors for the checks to mean something", ({ vectors }) => {
  expect(vectors.length).toBeGreaterThan(700);
});

test("every protocol that has vectors has a contract to hold them against", () => {
  expect(new Set(VECTORS.map(({ protocol }) => protocol))).toEqual(new Set(VIEWS.map(({ protocol }) => protocol)));
});

test.each(VIEWS)("$name: the package and the bundle have the same definitions", ({ bundle, definitions }) => {
  expect([...bundle.sites.keys()].sort()).toEqual(definitions);
});

test.each([
  ["value", ({ value }: Vector) => JSON.stringify(value)],
  ["purpose", ({ verdict, about }: Vector) => `${verdict} ${about}`],
])("no two vectors of a definition have the same %s", (_, keyOf) => {
  const first = new Map<string, string>();
  const twice: string[] = [];
  for (const vector of VECTORS) {
    const key = `${vector.protocol} ${vector.definition} ${keyOf(vector)}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, vector.file);
    else twice.push(`${vector.file} has that of ${other}`);
  }
  expect(twice).toEqual([]);
});

describe.each(VECTORS)("$file", (vector) => {
  const views = viewsOf(vector);
  const { definition, verdict, value } = vector;
  const accepted = verdict === "accept";

  test("has the form of its folder", () => {
    const validate = form.getSchema(`vector#/$defs/${verdict}`);
    expect([validate?.(vector.content), validate?.errors]).toEqual([true, null]);
    expect(definition).toBe(vector.folder);
    expect(vector.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(views).not.toEqual([]);
    for (const { definitions } of views) expect(definitions).toContain(definition);
    for (const { rule } of vector.issues) expect(Object.keys(CONTRACT_RULES)).toContain(rule);
  });

  test("gets its verdict and its issues from the package", () => {
    for (const { name, check } of views) {
      const outcome = check(definition, value);
      expect(outcome.ok ? [] : outcome.issues.map(({ rule, pointer }) => ({ rule, pointer })), name).toEqual(vector.issues);
      expect(outcome.ok, name).toBe(accepted);
    }
  });

  test("has each fault told in one line: what is judged, where, what was expected and what came", () => {
    for (const { name, check } of views) {
      const outcome = check(definition, value);
      for (const { message, pointer } of outcome.ok ? [] : outcome.issues) {
        expect(message, name).toMatch(/^[^\n:]+: [^\n]+: expected (?!a value,)[^\n]+, got [^\n]+$/);
        expect(message, name).toContain(pointer === "" ? ": expected" : ` at ${pointer}: expected`);
      }
    }
  });

  test("gets its verdict from the public bundle", () => {
    for (const { name, bundle } of views) expect(bundle.allows(bundle.siteOf(definition), value), name).toBe(accepted);
  });
});

describe.each(VECTORS.filter(({ verdict, protocol }) => verdict === "reject" && protocol === "acp"))("$file", (vector) => {
  // A vector that holds in each view tells how a reader of the stable protocol reads its value.
  const [view] = viewsOf(vector);

  test("is read by a tolerant reader as it says, or not at all", () => {
    const reading = view?.readLenient?.(vector.definition, vector.value);
    const repairs = reading?.ok === true ? reading.repairs.map(({ pointer, annotation }) => ({ pointer, annotation })) : [];
    expect(reading?.ok === true ? { value: reading.value, repairs } : undefined).toEqual(vector.lenient);
    if (vector.lenient !== undefined) expect(view?.bundle.allows(view.bundle.siteOf(vector.definition), vector.lenient.value)).toBe(true);
  });

  test("tells its one fault in three issues at most", () => {
    expect(vector.issues.length).toBeLessThanOrEqual(3);
  });
});

describe.each(VECTORS.filter(({ stability }) => stability !== undefined))("$file", (vector) => {
  test("has another outcome without its stability", () => {
    const others = VIEWS.filter((view) => view.protocol === vector.protocol && view.stability !== vector.stability);
    for (const { definitions, check } of others) {
      if (!definitions.includes(vector.definition)) continue;
      const outcome = check(vector.definition, vector.value);
      expect(outcome.ok ? [] : outcome.issues.map(({ rule, pointer }) => ({ rule, pointer }))).not.toEqual(vector.issues);
    }
  });
});
