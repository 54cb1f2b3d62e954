// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

import type { Branch } from "../shapes.js";

/** A schema as the tolerant reading follows it. The names are those of JSON Schema and of the house annotations. */
export interface Reading {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly not?: { readonly enum: readonly unknown[] };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Reading>>;
  readonly additionalProperties?: true | Reading;
  readonly items?: Reading;
  readonly anyOf?: readonly Reading[];
  /** Of a union without tag: what tells its branches apart. */
  readonly branches?: readonly Branch[];
  /** Of a tagged union: the tag, and the definition of each of its values. */
  readonly tag?: string;
  readonly variants?: Readonly<Record<string, string>>;
  /** Whether only the unstable protocol has it. */
  readonly unstable?: true;
  readonly "x-lenient"?: "default" | "skip-items" | "null-empty";
  readonly "x-lenient-default"?: unknown;
  readonly "x-absent"?: unknown;
}

/** Readings by the name of their definition. */
export declare const READINGS: Readonly<Record<string, Reading>>;
