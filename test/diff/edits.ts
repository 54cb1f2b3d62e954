import { inside, type Place, type Schema } from "../../src/evolve/diff/schema.js";

/** One single edit of a definition: what it does, where, and the definition after it. */
export interface SingleEdit {
  readonly what: string;
  readonly pointer: string;
  readonly after: Schema;
  /** Whether it is of an annotation alone. */
  readonly isNote: boolean;
}

type Change = readonly [what: string, after: Schema];

/** Every single edit of a definition that stays within the dialect. `others` are definitions that a reference may lead to instead. */
export function* editsOf(place: Place, others: readonly string[]): Generator<SingleEdit> {
  yield* within(place, others, (schema) => schema, true);
}

function* within(place: Place, others: readonly string[], put: (schema: Schema) => Schema, isWhole: boolean): Generator<SingleEdit> {
  const { schema } = place;
  const noted = notes(schema);
  const changes = [
    ...noted,
    ...values(schema),
    ...numbers(schema),
    ...texts(schema),
    ...members(schema),
    ...items(schema),
    ...unions(schema, others),
  ];
  if (!isWhole) changes.push(...replacements(schema, others));
  for (const change of changes) {
    const [what, after] = change;
    if (JSON.stringify(after) === JSON.stringify(schema)) continue;
    yield { what, pointer: place.pointer, after: put(after), isNote: noted.includes(change) };
  }
  for (const inner of inside(place)) {
    // What `not` rules out is edited as a list of values.
    if (inner.pointer === `${place.pointer}/not`) continue;
    yield* within(inner, others, (changed) => put(replaced(place, inner.pointer, changed)), false);
  }
}

/** A schema with one of its direct subschemas changed. */
function replaced(place: Place, pointer: string, changed: Schema): Schema {
  const copy = structuredClone(place.schema) as Record<string, unknown>;
  let here = copy;
  const path = pointer
    .slice(place.pointer.length + 1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  for (const token of path.slice(0, -1)) here = here[token] as Record<string, unknown>;
  here[path.at(-1) ?? ""] = changed;
  return copy;
}

function without(schema: Schema, ...keywords: string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

function notes(schema: Schema): Change[] {
  const set = {
    description: "Anew.",
    "x-evidence": "documented",
    "x-since": "9.9",
    "x-stability": "unstable",
    "x-gate": "newThing",
    "x-absent": 9,
    "x-lenient": "null-empty",
    "x-lenient-default": [9],
    "x-written-as": "boolean",
    "x-formerly": ["old"],
  };
  return Object.entries(set).flatMap(([keyword, value]): Change[] => [
    [`set ${keyword}`, { ...schema, [keyword]: value }],
    ...(schema[keyword] === undefined ? [] : [[`remove ${keyword}`, without(schema, keyword)] as const]),
  ]);
}

function values(schema: Schema): Change[] {
  const { enum: listed, not } = schema;
  const changes: Change[] = [];
  if ("const" in schema)
    changes.push(
      ["another constant", { ...schema, const: "another" }],
      ["a constant becomes a list", { ...without(schema, "const"), type: "string", enum: [schema.const, "another"] }],
    );
  if (listed !== undefined) {
    changes.push(["add a value", { ...schema, enum: [...listed, "another"] }], ["any text", without(schema, "enum")]);
    if (schema.type === "string") changes.push(["open the list", { anyOf: [{ type: "string", enum: listed }, { type: "string" }] }]);
    if (listed.length > 1)
      for (const value of listed) changes.push([`remove ${String(value)}`, { ...schema, enum: listed.filter((other) => other !== value) }]);
  }
  const excluded = not?.enum;
  if (excluded !== undefined) {
    changes.push(["rule out another", { ...schema, not: { enum: [...excluded, "zz-unknown"] } }]);
    for (const value of excluded)
      if (excluded.length > 1)
        changes.push([`no longer rule out ${String(value)}`, { ...schema, not: { enum: excluded.filter((other) => other !== value) } }]);
  }
  return changes;
}

function numbers(schema: Schema): Change[] {
  if (schema.type !== "integer" && schema.type !== "number") return [];
  const { minimum, maximum } = schema;
  return [
    ["the other type of number", { ...schema, type: schema.type === "integer" ? "number" : "integer" }],
    ...ends("minimum", minimum, schema, -7),
    ...ends("maximum", maximum, schema, 9_999),
  ];
}

function ends(keyword: "minimum" | "maximum", bound: number | undefined, schema: Schema, other: number): Change[] {
  if (bound === undefined) return [[`add ${keyword}`, { ...schema, [keyword]: other }]];
  return [
    [`raise ${keyword}`, { ...schema, [keyword]: bound + 1 }],
    [`lower ${keyword}`, { ...schema, [keyword]: bound - 1 }],
    [`remove ${keyword}`, without(schema, keyword)],
  ];
}

function texts(schema: Schema): Change[] {
  if (schema.type !== "string" || schema.enum !== undefined) return [];
  const { minLength = 0, pattern, format } = schema;
  // Beside a pattern or a format the least length may say nothing new; which of two conditions is the stronger is not told.
  const changes: Change[] =
    pattern === undefined && format === undefined ? [["ask for more text", { ...schema, minLength: minLength + 1 }]] : [];
  if (minLength > 0)
    changes.push(["ask for less text", minLength === 1 ? without(schema, "minLength") : { ...schema, minLength: minLength - 1 }]);
  if (pattern !== undefined)
    changes.push(["remove the pattern", without(schema, "pattern")], ["another pattern", { ...schema, pattern: "^zz$" }]);
  else if (format === undefined && minLength === 0 && schema.not === undefined)
    changes.push(["add a pattern", { ...schema, pattern: "^[a-z]+$" }], ["add a format", { ...schema, format: "date-time" }]);
  if (format !== undefined) changes.push(["remove the format", without(schema, "format")]);
  return changes;
}

function members(schema: Schema): Change[] {
  const { properties, required = [], additionalProperties } = schema;
  const changes: Change[] = [];
  const requiring = (names: readonly string[]): Schema =>
    names.length === 0 ? without(schema, "required") : { ...schema, required: names };
  if (properties !== undefined) {
    changes.push(["add an optional member", { ...schema, properties: { ...properties, added: { type: "boolean" } } }]);
    changes.push([
      "add a required member",
      { ...schema, properties: { ...properties, added: { type: "boolean" } }, required: [...required, "added"] },
    ]);
    changes.push(["give named members up", { ...without(schema, "properties", "required"), additionalProperties: true }]);
    for (const name of Object.keys(properties)) {
      const left = requiring(required.filter((other) => other !== name));
      changes.push([
        `${required.includes(name) ? "no longer require" : "require"} ${name}`,
        required.includes(name) ? left : requiring([...required, name]),
      ]);
      if (Object.keys(properties).length > 1)
        changes.push([`remove ${name}`, { ...left, properties: without(properties, name) as Record<string, Schema> }]);
    }
  }
  if (additionalProperties === true)
    changes.push(
      ["members of one type", { ...schema, additionalProperties: { type: "string" } }],
      ["name members", { ...without(schema, "additionalProperties"), properties: { any: { type: "string" } } }],
    );
  if (typeof additionalProperties === "object") changes.push(["members of any type", { ...schema, additionalProperties: true }]);
  return changes;
}

function items(schema: Schema): Change[] {
  if (schema.type !== "array") return [];
  const { minItems = 0, prefixItems, items: further } = schema;
  const changes: Change[] = [["ask for more items", { ...schema, minItems: minItems + 1 }]];
  if (minItems > 0)
    changes.push(["ask for fewer items", minItems === 1 ? without(schema, "minItems") : { ...schema, minItems: minItems - 1 }]);
  if (prefixItems === undefined) return changes;
  changes.push(
    ["lengthen the tuple", { ...schema, prefixItems: [...prefixItems, { type: "boolean" }] }],
    ["allow or forbid further items", { ...schema, items: further === false ? { type: "string" } : false }],
  );
  if (prefixItems.length > 1) changes.push(["shorten the tuple", { ...schema, prefixItems: prefixItems.slice(0, -1) }]);
  return changes;
}

function unions(schema: Schema, others: readonly string[]): Change[] {
  const { oneOf, anyOf } = schema;
  const changes: Change[] = [];
  if (oneOf !== undefined) {
    changes.push(["add a variant", { ...schema, oneOf: [...oneOf, { $ref: "#/$defs/AddedVariant" }] }]);
    if (oneOf.length > 2)
      for (const branch of oneOf)
        changes.push([`remove ${branch.$ref ?? ""}`, { ...schema, oneOf: oneOf.filter((other) => other !== branch) }]);
  }
  if (anyOf !== undefined) {
    changes.push(["add a branch", { ...schema, anyOf: [...anyOf, { type: "boolean" }] }]);
    for (const [index, branch] of anyOf.entries())
      changes.push(
        [`only branch ${String(index)}`, branch],
        [`without branch ${String(index)}`, { ...schema, anyOf: anyOf.filter((other) => other !== branch) }],
      );
  }
  if (schema.$ref !== undefined) for (const name of others) changes.push([`refer to ${name}`, { ...schema, $ref: `#/$defs/${name}` }]);
  return changes;
}

function replacements(schema: Schema, others: readonly string[]): Change[] {
  const kept = schema.description === undefined ? {} : { description: schema.description };
  const forms: Change[] = [
    ["any value", {}],
    ["text", { type: "string" }],
    ["an integer", { type: "integer" }],
    ["a boolean", { type: "boolean" }],
    ["text or null", { type: ["string", "null"] }],
    ["a constant", { const: "zz" }],
    ["a list of values", { type: "string", enum: ["zz", "text"] }],
    ["an array", { type: "array", items: { type: "string" } }],
    ["a free form", { type: "object", additionalProperties: true }],
    ["named members", { type: "object", properties: { any: { type: "string" } } }],
    ...others.map((name): Change => [name, { $ref: `#/$defs/${name}` }]),
  ];
  return [
    ...forms.map(([what, form]): Change => [`becomes ${what}`, { ...kept, ...form }]),
    ["or null", { ...kept, anyOf: [schema, { type: "null" }] }],
  ];
}
