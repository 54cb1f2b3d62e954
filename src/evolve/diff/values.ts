import { NUMBER_FORMATS, type Unjudged } from "./keywords.js";
import type { Place } from "./schema.js";

/** Text or numbers beside the values that are known by name: which of them. */
export interface Rest {
  readonly place: Place;
  readonly minLength: number;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  /** Text that is left out: the tags of known variants, of the variant that stands for all others. */
  readonly except: ReadonlySet<string>;
  readonly integer: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** The values of one type: known ones, by how JSON writes them, and a rest where there is one. An open enum has both. */
export interface Values {
  readonly place: Place;
  readonly known: ReadonlyMap<string, Place>;
  readonly rest: Rest | undefined;
}

/** A schema that the comparison has no rule for. */
export class CannotJudge extends Error {
  override readonly name = "CannotJudge";
  readonly unjudged: Unjudged;

  constructor(place: Place, message: string) {
    super(message);
    this.unjudged = { file: place.file, pointer: place.pointer, message };
  }
}

/** The rest that a type of text or numbers leaves. */
export function restOf(place: Place, type: "string" | "integer" | "number"): Rest {
  const { minLength = 0, pattern, format, not, minimum = -Infinity, maximum = Infinity } = place.schema;
  const [least, most] = (type === "string" ? undefined : NUMBER_FORMATS[format ?? ""]) ?? [-Infinity, Infinity];
  const isWide = type !== "string" && format !== undefined && format !== "double";
  return {
    place,
    minLength,
    pattern,
    format: type === "string" ? format : undefined,
    except: new Set(type === "string" ? (not?.enum as readonly string[] | undefined) : undefined),
    integer: type === "integer" || isWide,
    minimum: Math.max(minimum, least),
    maximum: Math.min(maximum, most),
  };
}

/** What two branches of a union allow together. @throws CannotJudge where that is no one rest */
export function eitherOf(a: Values, b: Values): Values {
  return { place: a.place, known: new Map([...b.known, ...a.known]), rest: wider(a.rest, b.rest) };
}

/** What two schemas that both hold allow. @throws CannotJudge */
export function bothOf(a: Values, b: Values): Values {
  if (a.rest !== undefined && b.rest !== undefined) {
    if (a.known.size === 0 && holds(a.rest, b.rest)) return b;
    if (b.known.size === 0 && holds(b.rest, a.rest)) return a;
    throw new CannotJudge(b.place, "two conditions on one value cannot be judged together");
  }
  const [closed, other] = a.rest === undefined ? [a, b] : [b, a];
  return { ...closed, known: new Map([...closed.known].filter(([value]) => accepts(other, value))) };
}

/** Whether a value, as JSON writes it, is among the values. What cannot be told counts as no. */
export function accepts({ known, rest }: Values, json: string): boolean {
  if (known.has(json)) return true;
  if (rest === undefined) return false;
  const value: unknown = JSON.parse(json);
  if (typeof value === "number") return (!rest.integer || Number.isInteger(value)) && value >= rest.minimum && value <= rest.maximum;
  if (typeof value !== "string" || rest.except.has(value) || Array.from(value).length < rest.minLength) return false;
  return rest.format === undefined && (rest.pattern === undefined || new RegExp(rest.pattern, "u").test(value));
}

function wider(a: Rest | undefined, b: Rest | undefined): Rest | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (holds(a, b)) return a;
  if (holds(b, a)) return b;
  throw new CannotJudge(b.place, "a union of two kinds of text or numbers cannot be judged");
}

/** Whether all that is in `inner` is in `outer`, as far as that can be told. */
function holds(outer: Rest, inner: Rest): boolean {
  return (
    outer.minLength <= inner.minLength &&
    (outer.pattern === undefined || outer.pattern === inner.pattern) &&
    (outer.format === undefined || outer.format === inner.format) &&
    [...outer.except].every((text) => inner.except.has(text)) &&
    (!outer.integer || inner.integer) &&
    outer.minimum <= inner.minimum &&
    outer.maximum >= inner.maximum
  );
}
