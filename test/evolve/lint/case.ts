import { layOut } from "../../../src/evolve/lint/layout.js";
import { tokens } from "../../../src/json/index.js";

/** One small edit of an authored file, and what the check says of it. */
export interface Case {
  /** Id of the rule that the edit breaks. */
  readonly rule: string;
  readonly given: string;
  /** File to edit, from the schema folder. */
  readonly file: string;
  readonly edits: readonly Edit[];
  /** All findings, whole, with what to do and whether `--fix` does it; lines and columns are those of `canonical`. */
  readonly want: readonly string[];
  /** What `--fix` makes of the file: values by pointer; `null` where nothing may be left. */
  readonly mended?: Readonly<Record<string, unknown>>;
}

/** A value to put or to drop, a member to give another name, or, for what no value can be, a text to replace. */
export type Edit =
  | { readonly put: string; readonly value: unknown }
  | { readonly drop: string }
  | { readonly rename: string; readonly to: string }
  | { readonly text: string; readonly becomes: string };

/** A file in one layout, whichever line breaks its author chose: cases say at which line a fault is. */
export function canonical(text: string): string {
  return layOut(JSON.stringify(JSON.parse(text)));
}

/** Applies an edit to a canonical text. An edit that changes nothing is a mistake of the case. */
export function apply(text: string, edit: Edit): string {
  const edited = "text" in edit ? text.replace(edit.text, () => edit.becomes) : canonical(JSON.stringify(changed(JSON.parse(text), edit)));
  if (edited === text) throw new Error(`${JSON.stringify(edit)} changes nothing`);
  return edited;
}

function changed(value: unknown, edit: Exclude<Edit, { readonly text: string }>): unknown {
  const path = tokens("put" in edit ? edit.put : "drop" in edit ? edit.drop : edit.rename);
  const change = (here: unknown, [key = "", ...rest]: readonly string[]): unknown => {
    if (typeof here !== "object" || here === null) throw new Error(`nothing to edit at ${path.join("/")}`);
    const inner = (here as Readonly<Record<string, unknown>>)[key];
    const entries = Object.entries(here).flatMap(([name, old]): [string, unknown][] => {
      if (name !== key) return [[name, old]];
      if (rest.length > 0) return [[name, change(old, rest)]];
      if ("drop" in edit) return [];
      return ["rename" in edit ? [edit.to, old] : [name, edit.value]];
    });
    if (inner === undefined && rest.length === 0 && "put" in edit) entries.push([key, edit.value]);
    return Array.isArray(here) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  };
  return change(value, path);
}
