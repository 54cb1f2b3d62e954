import { MEMBERS } from "../../generated/acp/members.js";
import type { Definitions } from "../../generated/acp/types.js";
import * as everyGuard from "../../generated/acp/guards.js";
import * as stableGuards from "../../generated/acp/stable/guards.js";
import * as everything from "../../generated/acp/unstable/validators.js";
import * as stable from "../../generated/acp/validators.js";
import type { Shape, Shapes } from "../../generated/shapes.js";
import type { Validate } from "../../generated/validate.js";
import { type Accepts, type Against, type Issue, issue, issues, judged, type Result, result, visitMembers } from "../contract/index.js";
import { has, isObject, quote } from "../json/index.js";
import type { Options, Stability } from "./stability.js";

/** Name of a definition of this protocol, as published (`ToolCall`) or coined here (`SessionUpdateToolCall`). */
export type DefinitionName = keyof Definitions;

type Guard = (value: unknown) => boolean;
const GUARDS = guardsOf(everyGuard);
const STABLE_GUARDS = guardsOf(stableGuards);

/** Every definition, those of the unstable protocol included. */
export const DEFINITIONS = Object.keys(everything).sort() as readonly DefinitionName[];

/** Whether the stable protocol has the definition. */
export function isStable(definition: DefinitionName): boolean {
  return has(stable, definition);
}

/** Judges a value against one definition, whichever it is. Never throws. */
export function check<N extends DefinitionName>(definition: N, value: unknown, options: Options = {}): Result<Definitions[N]> {
  const missing = missingDefinition(definition, options);
  if (missing !== undefined) return result(null as never, [missing]);
  return judged(value, definition, (json) => definitionIssues(definition, json, definition, options));
}

/**
 * Pointers of all members of a value that its definition does not name. They are allowed, yet the protocol forbids to add
 * them: data of one's own goes into `_meta`. What a variant of an unknown kind holds is its payload and not listed.
 */
export function unknownMembers(definition: DefinitionName, value: unknown, { stability = "stable" }: Options = {}): string[] {
  const pointers: string[] = [];
  const { shapes, accepts } = vocabulary(stability);
  visitMembers(
    shapes,
    definition,
    value,
    ({ pointer, member }) => {
      if (member === undefined || (member.unstable === true && stability === "stable")) pointers.push(pointer);
      return false;
    },
    accepts,
  );
  return pointers;
}

/** What is known of members: their shapes, and which branch of a union a value is of. */
export function vocabulary(stability: Stability): { readonly shapes: Shapes; readonly accepts: Accepts } {
  return {
    shapes: stability === "stable" ? stableShapes() : MEMBERS,
    accepts: (branch, value) => guardOf(branch, stability)?.(value) === true,
  };
}

/** Everything that is wrong with a JSON value of a definition that exists. */
export function definitionIssues(
  definition: DefinitionName,
  value: unknown,
  subject: string,
  { stability = "stable" }: Options,
  base = "",
): Issue[] {
  const accepts = guardOf(definition, stability);
  if (accepts === undefined || accepts(value)) return [];
  const validate = validatorOf(definition, stability);
  if (validate === undefined) return [];
  const { shapes } = vocabulary(stability);
  return issues(value, { subject, definition, accepts, validate, shapes, base, ...updateWithin(definition, value, shapes) });
}

/** Why a definition cannot be held against anything; `undefined` where it can. */
export function missingDefinition(definition: string, { stability = "stable" }: Options): Issue | undefined {
  if (validatorOf(definition, stability) !== undefined) return undefined;
  const hint = has(everything, definition) ? { text: "only the unstable protocol has it" } : undefined;
  return issue("shape/unknown-variant", "check", "unknown definition", "", "the name of a definition", quote(definition), hint);
}

let shapesOfStable: Shapes | undefined;

/** The shapes without the variants and branches that only the unstable protocol has. */
function stableShapes(): Shapes {
  shapesOfStable ??= Object.fromEntries(Object.entries(MEMBERS).map(([name, shape]) => [name, withoutUnstable(shape)]));
  return shapesOfStable;
}

function withoutUnstable(shape: Shape): Shape {
  const isKept = (definition: string) => has(stable, definition);
  if ("variants" in shape) return { ...shape, variants: Object.fromEntries(Object.entries(shape.variants).filter(([, of]) => isKept(of))) };
  if (!("branches" in shape)) return shape;
  return { ...shape, branches: shape.branches.filter((_, index) => isKept(shape.of[index] ?? "")), of: shape.of.filter(isKept) };
}

/** The guard of a definition. */
export function guardOf(definition: string, stability: Stability): Guard | undefined {
  return (stability === "stable" ? STABLE_GUARDS : GUARDS).get(definition);
}

/** Guards by the name of their definition: every message looks some up. */
function guardsOf(module: Readonly<Record<string, Guard>>): ReadonlyMap<string, Guard> {
  return new Map(Object.entries(module).map(([name, guard]) => [name.slice("is".length), guard]));
}

function validatorOf(definition: string, stability: Stability): Validate | undefined {
  const validators: Readonly<Record<string, Validate>> = stability === "stable" ? stable : everything;
  return has(validators, definition) ? validators[definition] : undefined;
}

/** A fault within an update is told in the terms of its variant: `tool_call update`. */
function updateWithin(definition: DefinitionName, value: unknown, shapes: Shapes): Pick<Against, "within"> {
  const update =
    definition === "SessionUpdate" ? value : definition === "SessionNotification" && isObject(value) ? value.update : undefined;
  const kind = isObject(update) ? update.sessionUpdate : undefined;
  const shape = shapes.SessionUpdate;
  if (typeof kind !== "string" || shape === undefined || !("variants" in shape) || !has(shape.variants, kind)) return {};
  return {
    within: { pointer: definition === "SessionUpdate" ? "" : "/update", subject: kind.endsWith("_update") ? kind : `${kind} update` },
  };
}
