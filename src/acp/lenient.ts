import { READINGS } from "../../generated/acp/lenient.js";
import type { MethodParams, MethodResults } from "../../generated/acp/registry.js";
import type { Definitions } from "../../generated/acp/types.js";
import { type Issue, issue, judged, type Result, toJson } from "../contract/index.js";
import { describe, has, type JsonValue } from "../json/index.js";
import { mayChange } from "./change.js";
import { type DefinitionName, definitionIssues, missingDefinition } from "./definition.js";
import { entriesOf, isExtension, type MethodName, type MethodOptions, type RequestMethod, unknownMethod } from "./method.js";
import { Reader, type Repair } from "./reading.js";
import type { Options } from "./stability.js";

export type { Repair } from "./reading.js";

/** A value as a tolerant reader takes it, with what it repaired; or why it cannot be taken even so. */
export type LenientResult<T> =
  | { readonly ok: true; readonly value: T; readonly repairs: readonly Repair[] }
  | { readonly ok: false; readonly issues: readonly [Issue, ...Issue[]] };

/** The params or result of a method. */
export interface MethodPart extends Omit<MethodOptions, "stability"> {
  readonly method: string;
  readonly part: "params" | "result";
}

/**
 * Reads a value as a robust receiver does: a bad optional member counts as missing or takes its default, bad items of
 * some lists are dropped, null is an empty list where the protocol says so, and absent members get the values they stand
 * for. Unknown members stay. What is valid is returned as it is, with `repairs` empty. The params or result of a method
 * that asks for nothing may be null or left out. Never throws, and never changes its argument.
 *
 * @returns issues for what no leniency covers; faults that would have been repaired are not among them.
 */
export function readLenient<N extends DefinitionName>(definition: N, value: unknown, options?: Options): LenientResult<Definitions[N]>;
export function readLenient<M extends MethodName>(
  part: MethodPart & { readonly method: M; readonly part: "params" },
  value: unknown,
  options?: Options,
): LenientResult<MethodParams[M]>;
export function readLenient<M extends RequestMethod>(
  part: MethodPart & { readonly method: M; readonly part: "result" },
  value: unknown,
  options?: Options,
): LenientResult<MethodResults[M]>;
export function readLenient(target: DefinitionName | MethodPart, value: unknown, options?: Options): LenientResult<unknown>;
export function readLenient(target: DefinitionName | MethodPart, value: unknown, options: Options = {}): LenientResult<unknown> {
  return typeof target === "string" ? readDefinition(target, value, target, options) : readPart(target, value, options);
}

function readPart({ method, part, ...narrow }: MethodPart, value: unknown, options: Options): LenientResult<unknown> {
  const unknown = unknownMethod(method, options);
  if (unknown !== undefined) return { ok: false, issues: [unknown] };
  const subject = `${method} ${part}`;
  if (isExtension(method)) return withRepairs(toJson(value ?? null, subject));
  const definitions = entriesOf(method, { ...options, ...narrow }).flatMap((entry) => entry[part] ?? []);
  const readings = definitions.map((definition) => {
    const isEmpty =
      (value === null || value === undefined) &&
      READINGS[definition]?.required === undefined &&
      has(READINGS[definition] ?? {}, "properties");
    const read = readDefinition(definition, isEmpty ? {} : value, subject, options);
    return isEmpty && value === null && read.ok
      ? { ...read, repairs: [{ pointer: "", annotation: "null-empty" as const, original: null }, ...read.repairs] }
      : read;
  });
  return (
    readings.find(({ ok }) => ok) ??
    readings[0] ?? { ok: false, issues: [issue("shape/wrong-value", subject, `a notification has no ${part}`, "", "nothing", `a ${part}`)] }
  );
}

function readDefinition(definition: DefinitionName, value: unknown, subject: string, options: Options): LenientResult<unknown> {
  const missing = missingDefinition(definition, options);
  if (missing !== undefined) return { ok: false, issues: [missing] };
  let read: LenientResult<unknown> | undefined;
  const outcome = judged(value, subject, (json) => {
    read = readJson(definition, json, subject, options);
    return read.ok ? [] : read.issues;
  });
  return read ?? withRepairs(outcome);
}

function readJson(definition: DefinitionName, json: JsonValue, subject: string, options: Options): LenientResult<unknown> {
  // Nearly all that is valid is read as it is.
  if (!mayChange(definition) && definitionIssues(definition, json, subject, options).length === 0)
    return { ok: true, value: json, repairs: [] };
  const reader = new Reader(options.stability ?? "stable");
  const outcome = reader.read(definition, json);
  if (outcome.ok) return { ok: true, value: outcome.value, repairs: reader.repairs };
  const [first, ...rest] = definitionIssues(definition, outcome.value, subject, options);
  return { ok: false, issues: [first ?? unreadable(subject, json), ...rest] };
}

function unreadable(subject: string, value: unknown): Issue {
  return issue("shape/wrong-value", subject, "wrong value", "", "a value that its definition allows", describe(value));
}

function withRepairs<T>(outcome: Result<T>): LenientResult<T> {
  return outcome.ok ? { ...outcome, repairs: [] } : outcome;
}
