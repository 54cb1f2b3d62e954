import type { Excerpt } from "./excerpt.js";
import { RULES, type RuleId } from "./rules.js";

/** How bad a finding is: an error breaks the protocol, a warning is likely a mistake, a note is worth knowing. */
export type Level = "error" | "warning" | "note";

/** Where a rule looks: at bytes and lines, at the message around, at the values within, at names that are not known, at the conversation. */
export type Layer = "framing" | "envelope" | "shape" | "unknown" | "rule";

/** One thing found in recorded traffic. */
export interface Finding {
  /** Name of the input as it was given; `-` for standard input. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** JSON pointer into the line's JSON value; empty for the whole line. */
  readonly pointer: string;
  readonly rule: RuleId;
  readonly level: Level;
  readonly layer: Layer;
  /** Method or event type that is judged, where the line has one. */
  readonly method: string | null;
  readonly message: string;
  /** The part of the line around it, where the line has one to show. */
  readonly excerpt?: Excerpt;
}

/** What a judge says of one line; the checker adds where the line is. */
export interface Remark {
  readonly rule: RuleId;
  readonly pointer: string;
  readonly message: string;
  /** Index in the line's text, where it is not that of the pointer. */
  readonly offset?: number;
  /** Level, where it is not the one that the rule has by itself. */
  readonly level?: Level;
  /** Line of an earlier message, where that is at fault. */
  readonly line?: number;
}

/** Levels from the worst down. */
export const LEVELS: readonly Level[] = ["error", "warning", "note"];

/** Whether a level is at or above another. */
export function reaches(level: Level, threshold: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(threshold);
}

/** Layer of a rule: the first part of its id. */
export function layerOf(rule: RuleId): Layer {
  return rule.slice(0, rule.indexOf("/")) as Layer;
}

/** Level of a remark. */
export function levelOf(remark: Remark): Level {
  return remark.level ?? RULES[remark.rule].level;
}
