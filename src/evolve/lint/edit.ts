import { tokens } from "../../json/index.js";
import { nodeAt, type TextNode, treeOf } from "./tree.js";

/** A change of one file: a value to put in the place of another or beside its siblings, one to drop, a member to rename, or all of the text. */
export type Edit =
  | { readonly put: string; readonly value: unknown }
  | { readonly drop: string }
  | { readonly rename: string; readonly to: string }
  | { readonly text: string };

/** A part of a text, in UTF-16 units, and what takes its place. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Keywords in the order in which a schema has them; others, such as `x-since`, stand behind the first. */
const ORDER = ["$schema", "description", "x-", "$ref", "type", "discriminator", "required", "properties", "additionalProperties"];

/**
 * Makes the edits of as many faults as fit together: those of one fault are all made or none, and a fault at a place within
 * or around one that was edited waits for the next round. Returns the text and which of the faults were mended.
 */
export function applyEdits(
  text: string,
  faults: readonly (readonly Edit[])[],
): { readonly text: string; readonly made: readonly number[] } {
  let current = text;
  const touched: string[] = [];
  const made: number[] = [];
  for (const [index, edits] of faults.entries()) {
    const places = edits.map(placeOf);
    if (places.some((place) => touched.some((other) => `${place}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${place}/`))))
      continue;
    const changed = edits.reduce<string | undefined>(
      (result, edit) => (result === undefined ? undefined : applyEdit(result, edit)),
      current,
    );
    if (changed === undefined) continue;
    current = changed;
    touched.push(...places);
    made.push(index);
  }
  return { text: current, made };
}

/** Pointer of what an edit changes; all of a text is at the top. */
function placeOf(edit: Edit): string {
  return "text" in edit ? "" : "put" in edit ? edit.put : "drop" in edit ? edit.drop : edit.rename;
}

function applyEdit(text: string, edit: Edit): string | undefined {
  const splice = spliceOf(text, treeOf(text), edit);
  return splice === undefined ? undefined : text.slice(0, splice.start) + splice.text + text.slice(splice.end);
}

/** `undefined` where the text has no such place. */
function spliceOf(text: string, tree: TextNode, edit: Edit): Splice | undefined {
  if ("text" in edit) return { start: 0, end: text.length, text: edit.text };
  const pointer = placeOf(edit);
  const name = tokens(pointer).at(-1) ?? "";
  const holder = nodeAt(tree, pointer.slice(0, pointer.lastIndexOf("/")));
  if (holder === undefined) return undefined;
  const at = holder.children.findIndex(({ key }) => key === name);
  const child = holder.children[at];
  if ("put" in edit) {
    const value = JSON.stringify(edit.value);
    if (child !== undefined) return { start: child.value.start, end: child.value.end, text: value };
    return insertion(holder, name, value);
  }
  if (child === undefined) return undefined;
  if ("rename" in edit) return { start: child.keyStart, end: child.keyStart + JSON.stringify(name).length, text: JSON.stringify(edit.to) };
  const next = holder.children[at + 1];
  const before = holder.children[at - 1];
  // With the comma on one of its sides.
  if (next !== undefined) return { start: child.keyStart, end: next.keyStart, text: "" };
  return { start: before?.value.end ?? child.keyStart, end: child.value.end, text: "" };
}

function insertion(holder: TextNode, name: string, value: string): Splice {
  const member = `${JSON.stringify(name)}: ${value}`;
  const next = holder.children.find(({ key }) => rank(key) > rank(name));
  if (next !== undefined) return { start: next.keyStart, end: next.keyStart, text: `${member}, ` };
  const last = holder.children.at(-1);
  const at = last?.value.end ?? holder.start + 1;
  return { start: at, end: at, text: `${last === undefined ? "" : ", "}${member}` };
}

function rank(key: string): number {
  const at = ORDER.findIndex((name) => key === name || (name.endsWith("-") && key.startsWith(name)));
  return at === -1 ? ORDER.length : at;
}
