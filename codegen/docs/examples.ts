import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { select } from "../../src/contract/select.js";
import { isObject } from "../../src/json/value.js";
import { branchesOf } from "../branches.js";
import type { Contract } from "../contract.js";
import { definitionName, type Schema } from "../schema.js";

/** A vector of `test/vectors/<protocol>/accept`, as far as the reference needs it. */
export interface Vector {
  readonly definition: string;
  readonly about: string;
  readonly value: unknown;
}

/** A value of a definition; `about` is what the vector says of it, where it is the whole vector. */
export interface Example {
  readonly value: unknown;
  readonly about?: string;
}

/** The vectors of a protocol that are valid, sorted by path. Those with numbers that no double holds are left out. */
export function readVectors(root: string, protocol: string): Vector[] {
  const folder = join(root, "test/vectors", protocol, "accept");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => JSON.parse(readFileSync(join(folder, path), "utf8")) as Vector)
    .filter(({ value }) => isExact(value));
}

/**
 * An example of each definition, by its name: of all values that the vectors have of it, also deep within others, the one
 * that shows most of its members with something in them, and of those the smallest.
 */
export function examplesOf(contract: Contract, vectors: readonly Vector[]): Map<string, Example> {
  const best = new Map<string, { example: Example; shown: number; size: number }>();
  const offer = (name: string, example: Example) => {
    const [shown, size] = [shownBy(example.value, { $ref: name }, contract), JSON.stringify(example.value).length];
    const other = best.get(name);
    if (other === undefined || shown > other.shown || (shown === other.shown && size < other.size))
      best.set(name, { example, shown, size });
  };
  for (const { definition, about, value: whole } of vectors) {
    const value = withoutMeta(whole);
    for (const [name, inner] of valuesOf({ $ref: definition }, value, contract))
      offer(name, name === definition && inner === value ? { value, about } : { value: inner });
  }
  return new Map([...best].map(([name, { example }]) => [name, example]));
}

/** Every definition that a part of the value is one of, with that part. The value is valid. */
function* valuesOf(schema: Schema, value: unknown, contract: Contract): Generator<[name: string, value: unknown]> {
  if (schema.$ref !== undefined) {
    const name = definitionName(schema.$ref);
    const target = contract.definitions.get(name)?.schema ?? {};
    yield [name, value];
    yield* valuesOf(target, value, contract);
    return;
  }
  if (typeof schema["x-payload"] === "string" && isObject(value)) {
    const payload = definitionName(schema["x-payload"]);
    yield* valuesOf({ $ref: payload }, withoutTags(value, schema, contract.definitions.get(payload)?.schema), contract);
  }
  const branch = branchFor(schema, value, contract);
  if (branch !== undefined) yield* valuesOf(branch, value, contract);
  if (Array.isArray(value)) for (const item of value as unknown[]) yield* valuesOf(schema.items ?? {}, item, contract);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const rest = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
    yield* valuesOf(Object.hasOwn(schema.properties ?? {}, name) ? (schema.properties?.[name] ?? {}) : rest, inner, contract);
  }
}

/** The branch of a union that the value is one of. */
function branchFor(schema: Schema, value: unknown, contract: Contract): Schema | undefined {
  const branches = schema.oneOf ?? schema.anyOf;
  return branches?.[select(value, branchesOf({ anyOf: branches }, contract))];
}

/** The value without the members that only the variant has, and not what it carries. */
function withoutTags(value: Readonly<Record<string, unknown>>, variant: Schema, payload: Schema = {}): unknown {
  const isTag = (name: string) => Object.hasOwn(variant.properties ?? {}, name) && !Object.hasOwn(payload.properties ?? {}, name);
  return payload.properties === undefined ? value : Object.fromEntries(Object.entries(value).filter(([name]) => !isTag(name)));
}

/**
 * How many members of the definition the value shows; what the definition does not know counts against it. The first
 * variant of a union stands for it.
 */
function shownBy(value: unknown, schema: Schema, contract: Contract): number {
  if (schema.$ref !== undefined) return shownBy(value, contract.definitions.get(definitionName(schema.$ref))?.schema ?? {}, contract);
  const branch = branchFor(schema, value, contract);
  if (branch !== undefined)
    return shownBy(value, branch, contract) - FURTHER_VARIANT * (schema.oneOf ?? schema.anyOf ?? []).indexOf(branch);
  const { properties } = schema;
  if (properties === undefined || !isObject(value)) return isEmpty(value) ? 0 : 1;
  const counts = Object.entries(value).map(([name, inner]) => (Object.hasOwn(properties, name) ? (isEmpty(inner) ? 0 : 1) : -1));
  return counts.reduce((sum: number, count) => sum + count, 0);
}

/** More than any definition has members. */
const FURTHER_VARIANT = 1000;

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

/** `_meta` may be missing everywhere and would hide what an example is for. */
function withoutMeta(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMeta);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (name === "_meta" ? [] : [[name, withoutMeta(inner)]])));
}

function isExact(value: unknown): boolean {
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isExact);
}

/** JSON for reading: what fits into a line stands in one, but for the outermost. */
export function layOut(value: unknown, indent = ""): string {
  const flat = inOneLine(value);
  if (typeof value !== "object" || isEmpty(value) || (indent !== "" && indent.length + flat.length <= 80)) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${layOut(item, inner)}`)
    : Object.entries(value ?? {}).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${layOut(item, inner)}`);
  return Array.isArray(value) ? `[\n${lines.join(",\n")}\n${indent}]` : `{\n${lines.join(",\n")}\n${indent}}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (!isObject(value) || isEmpty(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${inOneLine(inner)}`)
    .join(", ")} }`;
}
