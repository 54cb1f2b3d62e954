// Generated from codegen/emit/members.ts by `npm run generate`. Do not edit.

/** What is known of one member of an object. */
export interface Member {
  /** What its value should be, in words: `string`, `array`, `"approved" or "rejected"`. */
  readonly expected: string;
  /** The definition of its value, or of each item of it, where that is an object with members of its own. */
  readonly of?: string;
  readonly each?: true;
  /** Names that older dialects give it. */
  readonly formerly?: readonly string[];
  /** The one JSON type a writer sends, where readers accept more. */
  readonly writtenAs?: string;
  /** The values a writer sends, where readers accept more. */
  readonly writtenValues?: readonly unknown[];
}

/** An object's members, or the variants of a union by the value of their tag. */
export type Shape =
  | { readonly members: Readonly<Record<string, Member>> }
  | { readonly tag: string; readonly variants: Readonly<Record<string, string>> };

/** Shapes by the name of their definition. */
export type Shapes = Readonly<Record<string, Shape>>;
