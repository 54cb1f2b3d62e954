import { mayChange } from "../acp/change.js";
import { definitionIssues, guardOf } from "../acp/definition.js";
import { readLenient, type Repair } from "../acp/lenient.js";
import { entryOf, isExtension, type Kind, type MethodEntry, partIssues, type Side, unknownMethod } from "../acp/method.js";
import type { Stability } from "../acp/stability.js";
import { type Issue, judged, type Result } from "../contract/index.js";
import type { JsonValue } from "../json/index.js";

/** How messages of the other side are read: as a robust receiver does, or only where every part of them is right. */
export type Reading = "tolerant" | "strict";

/** What came of reading a value: the value as it is handed on, what was mended in it, and why it cannot be. */
export interface Read {
  readonly value: JsonValue;
  readonly repairs: readonly Repair[];
  readonly issues: readonly Issue[];
}

/** Which params or result is meant. `from` is who sends the request or notification. */
export interface Part {
  readonly method: string;
  readonly part: "params" | "result";
  readonly from: Side;
  readonly kind: Kind;
}

/** An answer about permission decides whether something is done: what is wrong with it is never mended. */
const NEVER_MENDED = ["session/request_permission"];

/** The contract for the messages of one connection. */
export class Parts {
  readonly #stability: Stability;
  readonly #reading: Reading;

  constructor(stability: Stability, reading: Reading) {
    this.#stability = stability;
    this.#reading = reading;
  }

  /** What the registry says of a method that a side uses in a way; `undefined` where it does not. */
  entry(method: string, from: Side, kind: Kind): MethodEntry | undefined {
    return entryOf(method, { stability: this.#stability, from, kind });
  }

  /** Reads a value that came from `JSON.parse`. */
  read(part: Part, given: JsonValue | undefined): Read {
    const definition = this.entry(part.method, part.from, part.kind)?.[part.part];
    const value = part.part === "params" ? (given ?? {}) : (given ?? null);
    if (definition === undefined) return { value, repairs: [], issues: [] };
    const issues = definitionIssues(definition, value, `${part.method} ${part.part}`, { stability: this.#stability });
    if (this.#reading === "strict" || NEVER_MENDED.includes(part.method)) return { value, repairs: [], issues };
    if (issues.length === 0 && !mayChange(definition)) return { value, repairs: [], issues };
    const read = readLenient(part, value, { stability: this.#stability });
    return read.ok ? { value: read.value as JsonValue, repairs: read.repairs, issues: [] } : { value, repairs: [], issues: read.issues };
  }

  /**
   * Holds a value of this side against the contract before it is written.
   * @param isPlain whether it is plain JSON for certain, as what was put together here from text is.
   */
  write({ method, part, from, kind }: Part, value: unknown, isPlain = false): Result<JsonValue> {
    const given = part === "params" ? (value ?? {}) : (value ?? null);
    const definition = this.entry(method, from, kind)?.[part];
    if (isPlain && definition !== undefined && guardOf(definition, this.#stability)?.(given) === true)
      return { ok: true, value: given as JsonValue };
    return judged(given, `${method} ${part}`, (json) => {
      // Nearly all that is sent is right, which its guard says at once.
      if (isExtension(method) || (definition !== undefined && guardOf(definition, this.#stability)?.(json) === true)) return [];
      const unknown = unknownMethod(method, { stability: this.#stability });
      return unknown === undefined ? partIssues(method, part, json, { stability: this.#stability, from, kind }) : [unknown];
    });
  }
}
