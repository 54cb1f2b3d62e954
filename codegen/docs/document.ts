/**
 * A page of the reference as plain data: what Markdown and HTML are both made from. Texts are lists of pieces, so that no
 * renderer has to parse what another wrote.
 */

/** A page; `name` is its file name without extension. */
export interface Page {
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

/** A heading with what stands below it. The anchor is the one that GitHub gives the heading in Markdown. */
export interface Section {
  readonly heading: string;
  readonly anchor: string;
  readonly blocks: readonly Block[];
  readonly sections?: readonly Section[];
  readonly entry?: Entry;
}

/** What a search finds: the sort of thing, its name, and what it is in a sentence. */
export interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly about: string;
}

export type Block =
  | { readonly text: Text }
  | { readonly list: readonly Text[] }
  | { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly Row[] }
  | { readonly about: Text; readonly json: string };

/** A row of a table. One with an anchor can be linked to; in Markdown such a link leads to the section around it. */
export interface Row {
  readonly cells: readonly Text[];
  readonly anchor?: string;
  readonly entry?: Entry;
}

export type Text = readonly Piece[];

/** Words, code, a link (to another page where it has one), or a mark such as `unstable`. */
export type Piece =
  | string
  | { readonly code: string }
  | { readonly words: string; readonly to: string; readonly page?: string; readonly code?: true }
  | { readonly mark: string };

/** A sentence of the contract, whose names stand in backticks. */
export function prose(text: string): Text {
  return text
    .split("`")
    .map((piece, index): Piece => (index % 2 === 0 ? piece : { code: piece }))
    .filter((piece) => piece !== "");
}

/** Texts with the same piece between every two; empty ones are left out. */
export function joined(texts: readonly Text[], between: string): Text {
  return texts.filter((text) => text.length > 0).flatMap((text, index) => (index === 0 ? text : [between, ...text]));
}

/** The anchor of a heading, as GitHub makes it: lower case, no punctuation, a hyphen for a space. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}

/** Every section of a page, those within others after them. */
export function sectionsOf({ sections = [] }: { readonly sections?: readonly Section[] }): Section[] {
  return sections.flatMap((section) => [section, ...sectionsOf(section)]);
}
