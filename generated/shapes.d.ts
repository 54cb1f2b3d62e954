// Generated from codegen/emit/members.ts by `npm run generate`. Do not edit.

/** What is known of one member of an object. */
export interface Member {
  /** What its value should be, in words: `string`, `array`, `"approved" or "rejected"`. */
  readonly expected: string;
  /** The definition of its value, or of each item or entry of it, where that is an object with members of its own. */
  readonly of?: string;
  readonly each?: true;
  /** Whether only the unstable protocol has it. */
  readonly unstable?: true;
  /** Names that older dialects give it. */
  readonly formerly?: readonly string[];
  /** The one JSON type a writer sends, where readers accept more. */
  readonly writtenAs?: string;
  /** The values a writer sends, where readers accept more. */
  readonly writtenValues?: readonly unknown[];
}

/**
 * An object's members (`open`: where the member of this name has text, whatever else it has is its payload), the variants of a union by the value of their tag
 * with the values that only the unstable protocol has, or the branches of a union that no tag tells apart (`each`: of
 * each item of an array).
 */
export type Shape =
  | { readonly members: Readonly<Record<string, Member>>; readonly open?: string }
  | { readonly tag: string; readonly variants: Readonly<Record<string, string>>; readonly unstable?: readonly string[] }
  | { readonly branches: readonly Branch[]; readonly of: readonly string[]; readonly each?: true };

/** What one branch of a union asks for at first sight; `src/contract/select.ts` chooses by it. */
export interface Branch {
  readonly types?: readonly string[];
  readonly tags?: Readonly<Record<string, readonly unknown[]>>;
  readonly open?: Readonly<Record<string, readonly unknown[]>>;
  readonly required?: readonly string[];
  readonly items?: Branch;
}

/** Shapes by the name of their definition. */
export type Shapes = Readonly<Record<string, Shape>>;

/** Members with a list of values, by definition and name: the name of the list, and the values that are known. */
export type Enums = Readonly<Record<string, Readonly<Record<string, { readonly name: string; readonly values: readonly unknown[] }>>>>;
