import { append, describe, has, isObject, quote } from "../../json/index.js";
import { didYouMean, issue, oneOf } from "../explain.js";
import type { Issue } from "../issue.js";
import type { ContractRule } from "../rules.js";
import { isCircular } from "./circle.js";
import { type Form, FORMATS, isOwnAnnotation, KEYWORDS, TYPES } from "./keywords.js";
import { hasOuterChoice, isPattern, repeatsWithoutEnd, slowness } from "./linear.js";
import { referencesInReach, type Scope, scopeWithin, targetOf } from "./scope.js";

/** Where a schema is, and what it may refer to. */
interface Place {
  /** How messages call what the schema is part of. */
  readonly subject: string;
  readonly pointer: string;
  readonly scope: Scope | undefined;
}

/** Everything for which a schema cannot be used; nothing where it can. What it asks for is never passed over in silence. */
export function* schemaFaults(schema: unknown, { subject, pointer, scope }: Place): Generator<Issue> {
  if (typeof schema === "boolean") return;
  if (!isObject(schema)) {
    yield issue("shape/wrong-type", subject, "wrong type", pointer, "a schema: an object or a boolean", describe(schema));
    return;
  }
  const within = { subject, scope: scopeWithin(schema, scope) };
  for (const [name, value] of Object.entries(schema)) {
    const form = has(KEYWORDS, name) ? KEYWORDS[name] : undefined;
    if (form !== undefined) yield* FORM[form](value, { ...within, pointer: append(pointer, name) }, schema);
    else if (!isOwnAnnotation(name)) yield unknownKeyword(name, subject, pointer);
  }
}

function unknownKeyword(name: string, subject: string, pointer: string): Issue {
  const meant = didYouMean(name, Object.keys(KEYWORDS)) ?? {
    text: "what it asks for would not be judged; say it otherwise or leave it out",
  };
  return issue(
    "shape/unexpected-member",
    subject,
    `unknown keyword ${quote(name)}`,
    pointer,
    oneOf(Object.keys(KEYWORDS)),
    quote(name),
    meant,
  );
}

type FaultsOf = (value: unknown, place: Place, schema: Readonly<Record<string, unknown>>) => Iterable<Issue>;

const ANY = (): Iterable<Issue> => [];

/** Faults of a keyword's value, by its form. */
const FORM: Readonly<Record<Form, FaultsOf>> = {
  annotation: ANY,
  schema: schemaFaults,
  items: (value, place) => (Array.isArray(value) ? schemasFaults(value, place) : schemaFaults(value, place)),
  schemas: (value, place) =>
    Array.isArray(value) && value.length > 0 ? schemasFaults(value, place) : wrong(value, place, "array of schemas"),
  "named schemas": namedFaults,
  *"schemas by pattern"(value, place) {
    yield* namedFaults(value, place);
    if (isObject(value))
      for (const pattern of Object.keys(value)) yield* patternFaults(pattern, { ...place, pointer: append(place.pointer, pattern) });
  },
  *types(value, place) {
    if (Array.isArray(value) && value.length === 0) yield* wrong(value, place, oneOf(TYPES));
    for (const [pointer, type] of Array.isArray(value) ? entries(value, place.pointer) : [[place.pointer, value] as const])
      if (typeof type !== "string" || !TYPES.includes(type)) yield* wrong(type, { ...place, pointer }, oneOf(TYPES), TYPES);
  },
  *names(value, place) {
    if (!Array.isArray(value)) yield* wrong(value, place, "array of names");
    else
      for (const [pointer, name] of entries(value, place.pointer))
        if (typeof name !== "string") yield* wrong(name, { ...place, pointer }, "string");
  },
  *values(value, place) {
    if (!Array.isArray(value) || value.length === 0) yield* wrong(value, place, "array of values");
    else for (const [pointer, item] of entries(value, place.pointer)) yield* valueFaults(item, { ...place, pointer });
  },
  value: valueFaults,
  number: (value, place) => (typeof value === "number" ? [] : wrong(value, place, "number")),
  count: (value, place) => (Number.isInteger(value) && (value as number) >= 0 ? [] : wrong(value, place, "integer of at least 0")),
  pattern: patternFaults,
  format: (value, place) =>
    typeof value === "string" && FORMATS.includes(value)
      ? []
      : wrong(value, place, oneOf(FORMATS), FORMATS, "any other format would not be judged"),
  *reference(value, place, schema) {
    if (typeof value !== "string") yield* wrong(value, place, "string");
    else if (targetOf(value, place.scope) === undefined) yield nowhere(value, place);
    else if (isCircular(schema, place.scope))
      yield told("shape/wrong-value", "reference that leads back to itself", place, "a definition with something in it", describe(value));
  },
};

function* schemasFaults(list: readonly unknown[], place: Place): Generator<Issue> {
  for (const [pointer, schema] of entries(list, place.pointer)) yield* schemaFaults(schema, { ...place, pointer });
}

function* namedFaults(value: unknown, place: Place): Generator<Issue> {
  if (!isObject(value)) yield* wrong(value, place, "object of schemas");
  else for (const [name, schema] of Object.entries(value)) yield* schemaFaults(schema, { ...place, pointer: append(place.pointer, name) });
}

function* valueFaults(value: unknown, place: Place): Generator<Issue> {
  if (typeof value === "object" && value !== null) yield* wrong(value, place, "string, number, boolean or null");
}

/** One value must not be able to hold up whoever judges it. */
function* patternFaults(value: unknown, place: Place): Generator<Issue> {
  if (typeof value !== "string" || !isPattern(value)) {
    yield* wrong(value, place, "a regular expression");
    return;
  }
  const isSearched = !value.startsWith("^") || hasOuterChoice(value);
  const slow = slowness(value) ?? (isSearched && repeatsWithoutEnd(value) ? "it is tried at every place of a text" : undefined);
  if (slow === undefined) return;
  const way = isSearched ? "begin it with ^" : "repeat single characters, and put something else between two repetitions";
  yield told(
    "shape/bad-format",
    `pattern that could be slow, as ${slow},`,
    place,
    "a pattern that matches in linear time",
    describe(value),
    {
      text: way,
    },
  );
}

function nowhere(reference: string, place: Place): Issue {
  const known = referencesInReach(place.scope);
  const expected = known.length === 0 ? 'the name of a definition in "$defs", of which there are none' : oneOf(known);
  const hint =
    didYouMean(reference, known) ?? (reference.startsWith("#/$defs/") ? undefined : { text: 'a reference has the form "#/$defs/Name"' });
  return told("shape/wrong-value", "reference that leads nowhere", place, expected, describe(reference), hint);
}

function wrong(value: unknown, place: Place, expected: string, names: readonly string[] = [], way?: string): Issue[] {
  const meant = typeof value === "string" ? didYouMean(value, names) : undefined;
  return [
    told("shape/wrong-value", "wrong value", place, expected, describe(value), meant ?? (way === undefined ? undefined : { text: way })),
  ];
}

function told(
  rule: ContractRule,
  what: string,
  { subject, pointer }: Place,
  expected: string,
  got: string,
  hint?: Parameters<typeof issue>[6],
): Issue {
  return issue(rule, subject, what, pointer, expected, got, hint);
}

function entries(list: readonly unknown[], pointer: string): (readonly [string, unknown])[] {
  return list.map((item, index) => [append(pointer, index), item] as const);
}
