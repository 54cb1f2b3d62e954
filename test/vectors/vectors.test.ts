/** Every vector keeps to its form, and two independent readers of the contract come to its verdict. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { check, CONTRACT_RULES, type DefinitionName, DEFINITIONS } from "ask-session-protocol";
import { describe, expect, test } from "vitest";
import { VECTORS } from "./read-vectors.js";
import { BUNDLE, siteOf, SITES } from "./schema-walk.js";

const form = new Ajv2020({ strict: true, allErrors: true });
form.addSchema(JSON.parse(readFileSync(new URL("vector.schema.json", import.meta.url), "utf8")) as object, "vector");

// Plain settings, as somebody without this package would read the public bundle; only the format it promises is added.
const plain = new Ajv2020({ strict: false });
addFormats.default(plain, ["date-time"]);
plain.addSchema(BUNDLE, "ask");

/** A validator of one schema among those that were added. */
function compiled(ajv: Ajv2020, reference: string) {
  const validate = ajv.getSchema(reference);
  if (validate === undefined) throw new Error(`no schema ${reference}`);
  return validate;
}

test("there are enough vectors for the checks to mean something", () => {
  expect(VECTORS.length).toBeGreaterThan(250);
});

test("the package and the bundle have the same definitions", () => {
  expect([...SITES.keys()].sort()).toEqual(DEFINITIONS);
});

test("no two vectors of a definition hold the same value", () => {
  const first = new Map<string, string>();
  const twice: string[] = [];
  for (const { file, definition, value } of VECTORS) {
    const key = `${definition} ${JSON.stringify(value)}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, file);
    else twice.push(`${file} holds what ${other} holds`);
  }
  expect(twice).toEqual([]);
});

describe.each(VECTORS)("$file", (vector) => {
  test("has the form of its folder", () => {
    const validate = compiled(form, `vector#/$defs/${vector.verdict}`);
    expect([validate(vector.content), validate.errors]).toEqual([true, null]);
    expect(vector.definition).toBe(vector.folder);
    expect(DEFINITIONS).toContain(vector.definition);
    expect(vector.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { rule } of vector.issues) expect(Object.keys(CONTRACT_RULES)).toContain(rule);
  });

  test("gets its verdict and its issues from the package", () => {
    const outcome = check(vector.definition as DefinitionName, vector.value);
    expect(outcome.ok ? [] : outcome.issues.map(({ rule, pointer }) => ({ rule, pointer }))).toEqual(vector.issues);
    expect(outcome.ok).toBe(vector.verdict === "accept");
  });

  test("gets its verdict from the public bundle", () => {
    const validate = compiled(plain, `ask${siteOf(vector.definition).path}`);
    expect(validate(vector.value)).toBe(vector.verdict === "accept");
  });
});
