import { describe, has, isObject } from "../../json/index.js";
import { oneOf } from "../explain.js";
import { itemCheck } from "./array.js";
import { memberCheck } from "./object.js";
import { isOfType, numberChecks, textChecks, typeWords, valueCheck } from "./scalar.js";
import { type Schema, type Scope, scopeWithin, targetOf } from "./scope.js";
import { sightOf } from "./sight.js";
import { type Check, type Compiled, fits, fitsOnce, isEnough, MOST_DEPTH, tell, untold } from "./told.js";
import { unionCheck } from "./union.js";

type Keywords = Readonly<Record<string, unknown>>;

/** Definitions that were compiled already: one may lead to itself. */
type Made = Map<Scope, Map<string, Compiled>>;

/** What compiles the schemas within a schema. */
type Within = (inner: unknown) => Compiled;

/**
 * Makes a schema ready to judge values, without code made at run time. It must be one without faults (`schemaFaults`).
 *
 * @param scope definitions that it may refer to beside its own.
 */
export function compile(schema: Schema, scope?: Scope, made: Made = new Map()): Compiled {
  if (typeof schema === "boolean") return schema ? ANYTHING : NOTHING;
  const inner = scopeWithin(schema, scope);
  const within: Within = (part) => compile(part as Schema, inner, made);
  const target = typeof schema.$ref === "string" ? later(() => definitionOf(schema.$ref as string, inner, made)) : undefined;
  const types = has(schema, "type") ? ([schema.type].flat() as string[]) : undefined;
  const lists = { allOf: listOf(schema, "allOf", within), anyOf: listOf(schema, "anyOf", within), oneOf: listOf(schema, "oneOf", within) };
  const members = mapOf(schema, "properties", within);
  const others = has(schema, "additionalProperties") ? open(schema.additionalProperties, within) : undefined;
  const byPattern = [...mapOf(schema, "patternProperties", within)].map(([source, part]) => [new RegExp(source, "u"), part] as const);
  const required = (schema.required ?? []) as readonly string[];
  const sight = sightOf({ schema, types, target, ...lists, members, required });

  const parts: Check[] = [];
  if (target !== undefined)
    parts.push((value, pointer, told) => {
      const definition = target();
      if (typeof value === "object" && value !== null) {
        if (fitsOnce(definition, value, told)) return;
        // Where only that matters, it need not be found again.
        if (told.isVerdict) {
          untold(told);
          return;
        }
      }
      definition.check(value, pointer, told);
    });
  for (const keyword of ["const", "enum"]) if (has(schema, keyword)) parts.push(valueCheck([schema[keyword]].flat()));
  parts.push(...numberChecks(schema), ...textChecks(schema));
  if (members.size + byPattern.length + required.length > 0 || others !== undefined)
    parts.push(memberCheck({ named: members, byPattern, others, required }));
  const items = itemsOf(schema, within);
  if (items !== undefined) parts.push(items);
  parts.push(...lists.allOf.map(({ check }) => check));
  if (has(schema, "anyOf")) parts.push(unionCheck(lists.anyOf, false));
  if (has(schema, "oneOf")) parts.push(unionCheck(lists.oneOf, true));
  if (has(schema, "not")) parts.push(refusal(within(schema.not)));

  const check: Check = (value, pointer, told) => {
    // A value of the wrong type breaks the other keywords too, and that says nothing more.
    if (types !== undefined && !isOfType(value, types)) {
      tell(told, "shape/wrong-type", "wrong type", pointer, typeWords(types), describe(value));
      return;
    }
    if (told.depth === MOST_DEPTH) {
      tell(
        told,
        "shape/wrong-value",
        "nested too deep to be judged",
        pointer,
        `at most ${String(MOST_DEPTH)} schemas one in the other`,
        "more",
      );
      return;
    }
    told.depth += 1;
    for (const part of parts) if (!isEnough(told)) part(value, pointer, told);
    told.depth -= 1;
  };
  return { check, ...sight };
}

const ANYTHING: Compiled = { check: () => undefined, expected: () => "a value", branch: () => ({}), values: () => undefined };
const NOTHING: Compiled = {
  ...ANYTHING,
  check: (value, pointer, told) => {
    tell(told, "shape/wrong-value", "wrong value", pointer, "nothing", describe(value));
  },
  expected: () => "nothing",
  branch: () => ({ types: [] }),
};

function definitionOf(reference: string, scope: Scope | undefined, made: Made): Compiled {
  const target = targetOf(reference, scope);
  // Not reached: a reference that leads nowhere is a fault of the schema.
  if (target === undefined) return NOTHING;
  const known = made.get(target.scope)?.get(target.name);
  if (known !== undefined) return known;
  const compiled = compile(target.schema, target.scope, made);
  const definitions = made.get(target.scope) ?? new Map<string, Compiled>();
  made.set(target.scope, definitions.set(target.name, compiled));
  return compiled;
}

function later<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function listOf(schema: Keywords, keyword: string, within: Within): readonly Compiled[] {
  return ((schema[keyword] ?? []) as unknown[]).map(within);
}

function mapOf(schema: Keywords, keyword: string, within: Within): ReadonlyMap<string, Compiled> {
  return new Map(Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).map(([name, part]) => [name, within(part)]));
}

/** What a schema says of all that it does not name: `false` allows none of it. */
function open(schema: unknown, within: Within): Compiled | false {
  return schema === false ? false : within(schema);
}

function itemsOf(schema: Keywords, within: Within): Check | undefined {
  if (!["items", "prefixItems", "minItems", "maxItems"].some((keyword) => has(schema, keyword))) return undefined;
  // A list in `items` is how TypeBox writes tuples, after drafts before 2020-12.
  const isTuple = Array.isArray(schema.items);
  const rest = isTuple ? schema.additionalItems : schema.items;
  return itemCheck({
    first: listOf(schema, isTuple ? "items" : "prefixItems", within),
    others: rest === undefined ? undefined : open(rest, within),
    least: schema.minItems as number | undefined,
    most: schema.maxItems as number | undefined,
  });
}

/** Check of `not`. */
function refusal(refusing: Compiled): Check {
  return (value, pointer, told) => {
    if (!fits(refusing, value, told)) return;
    const refused = refusing.values();
    tell(
      told,
      "shape/wrong-value",
      "wrong value",
      pointer,
      refused === undefined ? "another value" : `none of ${oneOf(refused)}`,
      describe(value),
    );
  };
}
