/** How bad an edit is for peers of the other version: the part of the version that has to rise. */
export type Verdict = "patch" | "minor" | "major";

/** Verdicts from the worst down. */
export const VERDICTS: readonly Verdict[] = ["major", "minor", "patch"];

/**
 * What an edit does to messages between peers of both versions. `narrows`: new readers reject what old writers send; `widens`: old
 * readers reject what new writers send; `changes`: both; `loses`: old readers miss what is no longer sent; `differs`: both sides take
 * the same message for different things; `tolerated`: readers go on; `notes`: no message changes.
 */
export type Effect = "narrows" | "widens" | "changes" | "loses" | "differs" | "tolerated" | "notes";

/** What is said of a rule. A rule has an opposite, found when the edit is taken back, or the reason why it is alone. */
export interface Rule {
  /** What the edit does, where the place of it does not decide otherwise. */
  readonly effect: Effect;
  /** What has happened, in words: the middle of a message. */
  readonly what: string;
  readonly opposite?: string;
  readonly alone?: string;
}

const ITSELF = "taking it back is an edit of the same kind";

/** Every kind of edit that a comparison tells. The ids are part of the public interface. */
export const DIFF_RULES = {
  "type/added": { effect: "widens", what: "type added", opposite: "type/removed" },
  "type/removed": { effect: "narrows", what: "type removed", opposite: "type/added" },
  "type/freed": { effect: "widens", what: "any value allowed", opposite: "type/constrained" },
  "type/constrained": { effect: "narrows", what: "no longer any value", opposite: "type/freed" },
  "enum/value-added": { effect: "widens", what: "value added", opposite: "enum/value-removed" },
  "enum/value-removed": { effect: "narrows", what: "value removed", opposite: "enum/value-added" },
  "enum/opened": { effect: "widens", what: "closed list opened", opposite: "enum/closed" },
  "enum/closed": { effect: "narrows", what: "open list closed", opposite: "enum/opened" },
  "enum/exclusion-added": { effect: "narrows", what: "value ruled out", opposite: "enum/exclusion-removed" },
  "enum/exclusion-removed": { effect: "widens", what: "value no longer ruled out", opposite: "enum/exclusion-added" },
  "number/integers-only": { effect: "narrows", what: "fractions ruled out", opposite: "number/fractions-allowed" },
  "number/fractions-allowed": { effect: "widens", what: "fractions allowed", opposite: "number/integers-only" },
  "bounds/minimum-raised": { effect: "narrows", what: "minimum raised", opposite: "bounds/minimum-lowered" },
  "bounds/minimum-lowered": { effect: "widens", what: "minimum lowered", opposite: "bounds/minimum-raised" },
  "bounds/maximum-lowered": { effect: "narrows", what: "maximum lowered", opposite: "bounds/maximum-raised" },
  "bounds/maximum-raised": { effect: "widens", what: "maximum raised", opposite: "bounds/maximum-lowered" },
  "length/minimum-raised": { effect: "narrows", what: "least length raised", opposite: "length/minimum-lowered" },
  "length/minimum-lowered": { effect: "widens", what: "least length lowered", opposite: "length/minimum-raised" },
  "text/pattern-added": { effect: "narrows", what: "pattern added", opposite: "text/pattern-removed" },
  "text/pattern-removed": { effect: "widens", what: "pattern removed", opposite: "text/pattern-added" },
  "text/pattern-changed": { effect: "changes", what: "pattern changed", alone: ITSELF },
  "text/format-added": { effect: "narrows", what: "format added", opposite: "text/format-removed" },
  "text/format-removed": { effect: "widens", what: "format removed", opposite: "text/format-added" },
  "text/format-changed": { effect: "changes", what: "format changed", alone: ITSELF },
  "items/minimum-raised": { effect: "narrows", what: "least number of items raised", opposite: "items/minimum-lowered" },
  "items/minimum-lowered": { effect: "widens", what: "least number of items lowered", opposite: "items/minimum-raised" },
  "items/allowed": { effect: "widens", what: "further items allowed", opposite: "items/forbidden" },
  "items/forbidden": { effect: "narrows", what: "further items ruled out", opposite: "items/allowed" },
  "member/optional-added": { effect: "tolerated", what: "optional member added", opposite: "member/optional-removed" },
  "member/optional-removed": { effect: "tolerated", what: "optional member removed", opposite: "member/optional-added" },
  "member/required-added": { effect: "narrows", what: "required member added", opposite: "member/required-removed" },
  "member/required-removed": { effect: "widens", what: "required member removed", opposite: "member/required-added" },
  "member/required": { effect: "narrows", what: "member became required", opposite: "member/optional" },
  "member/optional": { effect: "widens", what: "member became optional", opposite: "member/required" },
  "object/freed": { effect: "widens", what: "named members given up", opposite: "object/named" },
  "object/named": { effect: "narrows", what: "free form given up", opposite: "object/freed" },
  "object/opened": { effect: "widens", what: "opened to unknown members", opposite: "object/closed" },
  "object/closed": { effect: "narrows", what: "closed to unknown members", opposite: "object/opened" },
  "union/variant-added": { effect: "widens", what: "variant added", opposite: "union/variant-removed" },
  "union/variant-removed": { effect: "narrows", what: "variant removed", opposite: "union/variant-added" },
  "ref/renamed": { effect: "notes", what: "definition has another name", alone: ITSELF },
  "definition/added": { effect: "tolerated", what: "definition added", opposite: "definition/removed" },
  "definition/removed": { effect: "narrows", what: "definition removed", opposite: "definition/added" },
  "definition/changed": { effect: "notes", what: "changed, where no message leads", alone: ITSELF },
  "gate/added": { effect: "tolerated", what: "gate added", opposite: "gate/removed" },
  "gate/removed": { effect: "widens", what: "gate removed", opposite: "gate/added" },
  "gate/changed": { effect: "widens", what: "gate changed", alone: ITSELF },
  "stability/promoted": { effect: "tolerated", what: "became stable", opposite: "stability/demoted" },
  "stability/demoted": { effect: "loses", what: "became unstable", opposite: "stability/promoted" },
  "absence/given": { effect: "tolerated", what: "meaning of a missing member given", opposite: "absence/taken" },
  "absence/taken": { effect: "differs", what: "meaning of a missing member taken away", opposite: "absence/given" },
  "absence/changed": { effect: "differs", what: "meaning of a missing member changed", alone: ITSELF },
  "leniency/changed": { effect: "tolerated", what: "tolerant reading changed", alone: ITSELF },
  "written/changed": { effect: "tolerated", what: "form that writers should send changed", alone: ITSELF },
  "note/changed": { effect: "notes", what: "note changed", alone: ITSELF },
  "schema/rewritten": { effect: "notes", what: "the same, written another way", alone: ITSELF },
  "event/added": { effect: "tolerated", what: "event added", opposite: "event/removed" },
  "event/removed": { effect: "loses", what: "event removed", opposite: "event/added" },
  "event/gate-changed": { effect: "tolerated", what: "gate of an event changed", alone: ITSELF },
  "event/interaction-changed": { effect: "differs", what: "interaction of an event changed", alone: ITSELF },
  "method/added": { effect: "tolerated", what: "method added", opposite: "method/removed" },
  "method/removed": { effect: "narrows", what: "method removed", opposite: "method/added" },
  "method/gate-added": { effect: "narrows", what: "gate of a method added", opposite: "method/gate-removed" },
  "method/gate-removed": { effect: "widens", what: "gate of a method removed", opposite: "method/gate-added" },
  "method/gate-changed": { effect: "changes", what: "gate of a method changed", alone: ITSELF },
  "error/added": { effect: "tolerated", what: "error added", opposite: "error/removed" },
  "error/removed": { effect: "tolerated", what: "error removed", opposite: "error/added" },
  "error/code-changed": { effect: "differs", what: "code of an error changed", alone: ITSELF },
  "capability/added": { effect: "tolerated", what: "capability added", opposite: "capability/removed" },
  "capability/removed": { effect: "tolerated", what: "capability removed", opposite: "capability/added" },
  "extension/prefix-changed": { effect: "differs", what: "prefix of extensions changed", alone: ITSELF },
} as const satisfies Record<string, Rule>;

/** Id of a kind of edit. */
export type DiffRule = keyof typeof DIFF_RULES;

/** Verdict on an edit of that effect. */
export function verdictOf(effect: Effect): Verdict {
  return effect === "tolerated" ? "minor" : effect === "notes" ? "patch" : "major";
}

/** The worst of some verdicts; `undefined` of none. */
export function worst(verdicts: readonly Verdict[]): Verdict | undefined {
  return VERDICTS.find((verdict) => verdicts.includes(verdict));
}
