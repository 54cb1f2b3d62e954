/**
 * What the vectors of every protocol have to cover, derived from its registry and its public bundle: a new method,
 * variant, member or value fails here until it has vectors.
 */
import { describe, expect, test } from "vitest";
import { coverageOf } from "./cover.js";
import { at, type Bundle, isAnything, isObject, isOpenEnum, nameOf, type Site, typeOf, within } from "./schema-walk.js";
import { heldIn, type View, vectorsOf, VIEWS } from "./views.js";

describe.each(VIEWS)("$name", (view) => {
  const { bundle, uses } = view;
  const { accepted, blamed } = coverageOf(view);
  const held = [...heldIn(view)].map((name) => bundle.siteOf(name)).filter(({ schema }) => schema.$ref === undefined);
  const parts = held.flatMap((site) => [...within(site)]);
  const unions = held.filter((site) => bundle.branchesOf(site).length > 1 && !isOpenEnum(site.schema));
  const tagged = unions.filter(({ schema }) => schema.discriminator !== undefined);
  const closed = parts.filter(({ schema }) => schema.enum !== undefined);
  const open = parts.filter(({ schema }) => isOpenEnum(schema));

  test("the tables that coverage derives from are whole", () => {
    expect(uses.length).toBeGreaterThan(20);
    expect(tagged.length).toBeGreaterThan(3);
    expect(closed.length).toBeGreaterThan(7);
    expect(open.length).toBeGreaterThan(1);
    expect(parts.length).toBeGreaterThan(200);
  });

  test("each definition that a message can hold is accepted", () => {
    expect(held.filter(({ path }) => !accepted.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test("each definition that a message can hold is rejected, itself or a member of it", () => {
    // Of a variant that is a tag and nothing else, the tag is the union's to judge.
    const rejectable = held.filter(({ schema }) => !isAnything(schema) && !isTagAlone(schema));
    expect(rejectable.filter((site) => !isBlamed(site)).map(({ path }) => path)).toEqual([]);
  });

  test("each member that a message can have is accepted", () => {
    const members = parts.flatMap(({ path, schema }) => Object.keys(schema.properties ?? {}).map((name) => `${path}/properties/${name}`));
    expect(members.filter((path) => !accepted.has(path))).toEqual([]);
  });

  test.each(uses)("method $method: params and result are accepted and rejected", ({ params, result }) => {
    for (const definition of result === undefined ? [params] : [params, result]) {
      const site = bundle.resolve(bundle.siteOf(definition));
      expect(vectorsOf(view, "accept", definition)).not.toEqual([]);
      if (isAnything(site.schema)) continue;
      expect(vectorsOf(view, "reject", definition)).not.toEqual([]);
      // Of a union the variants are asked for below.
      if (bundle.branchesOf(site).length > 0) continue;
      expectMinimalAndMaximal(site);
      expect(missed(view, definition)).toEqual([...(site.schema.required ?? [])].sort());
    }
  });

  describe.each(unions)("union $path", (site) => {
    test.each(leaves(bundle, site))(
      "variant $path is accepted with its required members only and with every member, and rejected",
      (variant) => {
        expect(accepted.has(variant.path)).toBe(true);
        if (variant.schema.properties !== undefined) expectMinimalAndMaximal(variant);
        if (!isTagAlone(variant.schema)) expect(isBlamed(variant)).toBe(true);
      },
    );
  });

  describe.each(tagged)("tagged union $path", (site) => {
    const tag = site.schema.discriminator?.propertyName ?? "";
    const variants = bundle.variantsOf(site);
    const rejected = vectorsOf(view, "reject", nameOf(site.path));
    const values = rejected.map(({ value }) => value).filter(isObject);

    test("has an unknown, a missing and a non-string tag rejected", () => {
      expect(variants.size).toBeGreaterThan(1);
      expect(values.some((value) => typeof value[tag] === "string" && !variants.has(value[tag]))).toBe(true);
      expect(values.some((value) => !Object.hasOwn(value, tag))).toBe(true);
      expect(values.some((value) => Object.hasOwn(value, tag) && typeof value[tag] !== "string")).toBe(true);
    });

    test("has a misspelt tag rejected, with the right one named", () => {
      const outcomes = rejected.map(({ definition, value }) => view.check(definition, value));
      const named = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.issues.map(({ nearest = "" }) => nearest)));
      expect(named.some((name) => variants.has(name))).toBe(true);
    });
  });

  test.each(closed)("closed enum $path: each value is accepted, another one is not", ({ path, schema: { enum: values = [] } }) => {
    expect(accepted.get(path) ?? []).toEqual(expect.arrayContaining([...values]));
    const others = (blamed.get(path) ?? []).filter(({ rule, value }) => rule.endsWith("/wrong-value") && typeof value === "string");
    expect(others).not.toHaveLength(0);
  });

  test.each(open)(
    "open enum $path: each known value and an unknown one are accepted, what is of another type is not",
    ({ path, schema: { anyOf = [] } }) => {
      const known = anyOf.flatMap((branch) => branch.enum ?? []);
      expect(known).not.toHaveLength(0);
      expect(accepted.get(path) ?? []).toEqual(expect.arrayContaining(known));
      expect((accepted.get(path) ?? []).some((value) => !known.includes(value))).toBe(true);
      expect((blamed.get(path) ?? []).some(({ value }) => typeof value !== typeof known[0] || !Number.isInteger(value ?? 0.5))).toBe(true);
    },
  );

  test.each(parts.filter(({ schema }) => typesOf(schema).length > 1))(
    "$path: every type that readers take is accepted",
    ({ path, schema }) => {
      const types = new Set((accepted.get(path) ?? []).map(typeOf));
      // A whole number is a number like any other.
      if (types.has("integer") && !typesOf(schema).includes("integer")) types.add("number");
      expect([...types]).toEqual(expect.arrayContaining(typesOf(schema)));
    },
  );

  test.each(parts.filter(({ schema }) => isBounded(schema)))(
    "$path: what is out of bounds is rejected, on each side",
    ({ path, schema }) => {
      const values = (blamed.get(path) ?? []).map(({ value }) => value);
      const { minimum, maximum, minLength } = schema;
      if (minimum !== undefined) expect(values.some((value) => typeof value === "number" && value < minimum)).toBe(true);
      if (maximum !== undefined) expect(values.some((value) => typeof value === "number" && value > maximum)).toBe(true);
      if (minLength !== undefined) expect(values.some((value) => typeof value === "string" && value.length < minLength)).toBe(true);
    },
  );

  function isBlamed({ path }: Site): boolean {
    return [...blamed.keys()].some((key) => key === path || key.startsWith(`${path}/`));
  }

  function expectMinimalAndMaximal({ path, schema: { required = [], properties = {} } }: Site): void {
    const sets = (accepted.get(path) ?? []).map((value) => (isObject(value) ? Object.keys(value).sort() : []));
    expect(sets, path).toContainEqual([...required].sort());
    expect(sets, path).toContainEqual(Object.keys(properties).sort());
  }
});

/** The members that rejected values of a definition are told to miss. */
function missed(view: View, definition: string): string[] {
  const required = view.bundle.resolve(view.bundle.siteOf(definition)).schema.required ?? [];
  const vectors = vectorsOf(view, "reject", definition).filter(({ issues }) =>
    issues.some(({ rule, pointer }) => rule.endsWith("/missing-member") && pointer === ""),
  );
  return required.filter((name) => vectors.some(({ value }) => isObject(value) && at(value, `/${name}`) === undefined)).sort();
}

/** The variants of a union that are no unions themselves. */
function leaves(bundle: Bundle, site: Site): Site[] {
  return bundle.branchesOf(site).flatMap((branch) => (bundle.branchesOf(branch).length > 0 ? leaves(bundle, branch) : [branch]));
}

function typesOf({ type, anyOf = [] }: Site["schema"]): string[] {
  return anyOf.some((branch) => branch.type === "null") ? ["null"] : [type ?? []].flat();
}

function isTagAlone({ properties = {} }: Site["schema"]): boolean {
  const [tag, ...others] = Object.values(properties);
  return tag?.const !== undefined && others.length === 0;
}

function isBounded({ minimum, maximum, minLength }: Site["schema"]): boolean {
  return minimum !== undefined || maximum !== undefined || minLength !== undefined;
}
