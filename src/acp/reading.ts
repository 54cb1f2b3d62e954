import { READINGS, type Reading } from "../../generated/acp/lenient.js";
import { select } from "../contract/index.js";
import { append, has, isObject } from "../json/index.js";
import { fits } from "./fits.js";
import type { Stability } from "./stability.js";

/** One thing that a tolerant reader did to a value. */
export interface Repair {
  /** JSON pointer of what was repaired, in the value as it came. */
  readonly pointer: string;
  /** Which leniency of the schema allowed it (`x-lenient`). */
  readonly annotation: "default" | "skip-items" | "null-empty";
  /** What stood there. */
  readonly original: unknown;
}

/** What came of reading a value: as good as it could be made, and whether that is good enough. */
export interface Outcome {
  readonly ok: boolean;
  readonly value: unknown;
}

/** The same of a member, which may be missing in the end. */
interface MemberOutcome extends Outcome {
  readonly present: boolean;
}

/**
 * Reads one value as a robust receiver does (published: `x-deserialize-…`). Copies only what it changes. The definitions
 * do not refer to themselves, so it goes no deeper than they do, whatever the value.
 */
export class Reader {
  readonly repairs: Repair[] = [];
  readonly #stability: Stability;

  constructor(stability: Stability) {
    this.#stability = stability;
  }

  /** Reads a value of a definition. */
  read(definition: string, value: unknown): Outcome {
    return this.#value({ $ref: definition }, value, "");
  }

  #value(reading: Reading, value: unknown, pointer: string): Outcome {
    if (reading.$ref !== undefined) return this.#value(READINGS[reading.$ref] ?? {}, value, pointer);
    if (reading.variants !== undefined) return this.#variant(reading, value, pointer);
    if (reading.anyOf !== undefined) return this.#branches(reading, value, pointer);
    if (!fits(reading, value)) return { ok: false, value };
    if (Array.isArray(value) && reading.items !== undefined) return this.#items(reading.items, value, pointer, false);
    if (!isObject(value)) return { ok: true, value };
    if (reading.properties !== undefined) return this.#members(reading, value, pointer);
    return typeof reading.additionalProperties === "object"
      ? this.#entries(reading.additionalProperties, value, pointer)
      : { ok: true, value };
  }

  #variant({ tag = "", variants = {} }: Reading, value: unknown, pointer: string): Outcome {
    const name = isObject(value) && has(value, tag) ? value[tag] : undefined;
    const definition = typeof name === "string" && has(variants, name) ? variants[name] : undefined;
    if (definition === undefined || this.#isHidden({ $ref: definition })) return { ok: false, value };
    return this.#value({ $ref: definition }, value, pointer);
  }

  /** The first branch that can be read, with its repairs; else as much as can be read by the one that was meant. */
  #branches({ anyOf = [], branches }: Reading, value: unknown, pointer: string): Outcome {
    const start = this.repairs.length;
    for (const branch of anyOf) {
      if (this.#isHidden(branch)) continue;
      const outcome = this.#value(branch, value, pointer);
      if (outcome.ok) return outcome;
      this.repairs.length = start;
    }
    const meant = anyOf[branches === undefined ? 0 : select(value, branches)];
    return meant === undefined || value === null || this.#isHidden(meant) ? { ok: false, value } : this.#value(meant, value, pointer);
  }

  #items(reading: Reading, items: readonly unknown[], pointer: string, skip: boolean): Outcome {
    let ok = true;
    let copy: unknown[] | undefined;
    for (const [index, item] of items.entries()) {
      const at = append(pointer, index);
      const start = this.repairs.length;
      const outcome = this.#value(reading, item, at);
      if (!outcome.ok && skip) {
        this.repairs.length = start;
        this.repairs.push({ pointer: at, annotation: "skip-items", original: item });
        copy ??= items.slice(0, index);
        continue;
      }
      ok &&= outcome.ok;
      if (outcome.value !== item) copy ??= items.slice(0, index);
      copy?.push(outcome.value);
    }
    return { ok, value: copy ?? items };
  }

  #entries(reading: Reading, value: Readonly<Record<string, unknown>>, pointer: string): Outcome {
    let ok = true;
    const changed = new Map<string, unknown>();
    for (const key of Object.keys(value)) {
      const outcome = this.#value(reading, value[key], append(pointer, key));
      ok &&= outcome.ok;
      if (outcome.value !== value[key]) changed.set(key, outcome.value);
    }
    if (changed.size === 0) return { ok, value };
    // `fromEntries` makes own members of whatever name, `__proto__` too.
    return { ok, value: Object.fromEntries(Object.keys(value).map((key) => [key, changed.has(key) ? changed.get(key) : value[key]])) };
  }

  #members({ properties = {}, required = [] }: Reading, value: Readonly<Record<string, unknown>>, pointer: string): Outcome {
    let ok = required.every((name) => has(value, name) || this.#isHidden(properties[name] ?? {}));
    let copy: Record<string, unknown> | undefined;
    for (const [name, reading] of Object.entries(properties)) {
      if (this.#isHidden(reading)) continue;
      const present = has(value, name);
      const outcome = present ? this.#member(reading, value[name], append(pointer, name)) : this.#absent(reading);
      ok &&= outcome.ok;
      if (outcome.present ? present && outcome.value === value[name] : !present) continue;
      copy ??= { ...value };
      if (outcome.present) copy[name] = outcome.value;
      else Reflect.deleteProperty(copy, name);
    }
    return { ok, value: copy ?? value };
  }

  #member(reading: Reading, value: unknown, pointer: string): MemberOutcome {
    const lenient = reading["x-lenient"] ?? (reading.$ref === undefined ? undefined : READINGS[reading.$ref]?.["x-lenient"]);
    const start = this.repairs.length;
    const array = lenient === "skip-items" && Array.isArray(value) ? arrayOf(reading) : undefined;
    const outcome =
      array?.items === undefined ? this.#value(reading, value, pointer) : this.#items(array.items, value as unknown[], pointer, true);
    // A known name under the open tag of another variant is not that variant's to pass over.
    if (outcome.ok || lenient === undefined || reading.not?.enum.includes(value) === true) return { ...outcome, present: true };
    if (lenient === "null-empty" && value !== null) return { ...outcome, present: true };
    this.repairs.length = start;
    this.repairs.push({ pointer, annotation: lenient, original: value });
    if (lenient === "null-empty") return { ok: true, present: true, value: reading.type === "object" ? {} : [] };
    return "x-lenient-default" in reading
      ? { ok: true, present: true, value: copied(reading["x-lenient-default"]) }
      : this.#absent(reading);
  }

  /** What a member that is not there stands for. */
  #absent(reading: Reading): MemberOutcome {
    if (!("x-absent" in reading)) return { ok: true, present: false, value: undefined };
    return { ...this.#value(reading, copied(reading["x-absent"]), ""), present: true };
  }

  #isHidden(reading: Reading): boolean {
    if (this.#stability === "unstable") return false;
    return reading.unstable === true || (reading.$ref !== undefined && READINGS[reading.$ref]?.unstable === true);
  }
}

/** Tables are shared; what is put into a value is not. */
function copied(value: unknown): unknown {
  return Array.isArray(value) ? [...(value as unknown[])] : isObject(value) ? { ...value } : value;
}

/** The array that a member is, where it may be null too. */
function arrayOf(reading: Reading): Reading | undefined {
  return reading.items !== undefined ? reading : reading.anyOf?.find(({ items }) => items !== undefined);
}
