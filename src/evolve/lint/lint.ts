import { offsetsOf, positionAt } from "../../json/index.js";
import { applyEdits, type Edit } from "./edit.js";
import { Folder, type SchemaFile } from "./folder.js";
import type { Fault } from "./rule.js";
import { CONTRACT_RULES, FORM_RULES, LAYOUT_RULE, TEXT_RULES } from "./rules.js";

/** One thing that a lint of a schema folder finds. */
export interface LintFinding {
  /** Path from the schema folder, with forward slashes. */
  readonly file: string;
  /** From 1; columns in characters. */
  readonly line: number;
  readonly column: number;
  /** JSON pointer (RFC 6901) into the file. */
  readonly pointer: string;
  /** Id of the rule that is broken, `schema/...`. */
  readonly rule: string;
  /** What is wrong, with its pointer, in one line. */
  readonly message: string;
  /** What to do about it, as a clause. */
  readonly fix: string;
  /** Edits that do it, where it is mechanical. */
  readonly edits?: readonly Edit[];
}

/**
 * Everything that breaks a house rule in the files of a schema folder, by file and place; empty where they are sound. Files
 * that are not JSON are told before all else, and how files fit together only where the form of each is right.
 */
export function lint(files: readonly SchemaFile[]): LintFinding[] {
  const texts = files.filter(({ path }) => path.endsWith(".json"));
  const bad = TEXT_RULES.flatMap((rule) => texts.flatMap((file) => rule.checkText(file).map((fault) => ({ ...fault, rule: rule.id }))));
  if (bad.length > 0) return placed(bad, files);
  const folder = new Folder(files);
  const judge = (rules: readonly { readonly id: string; readonly check: (folder: Folder) => Iterable<Fault> }[]) =>
    rules.flatMap(({ id, check }) => [...check(folder)].map((fault) => ({ ...fault, rule: id })));
  const form = judge(FORM_RULES);
  return placed([...form, ...(form.length > 0 ? [] : judge(CONTRACT_RULES)), ...judge([LAYOUT_RULE])], files);
}

/** A file that a fix changes: its new text, and the rules whose findings are mended. */
export interface Mended extends SchemaFile {
  readonly rules: readonly string[];
}

/** Rounds of edits at most. Each makes fewer faults, so this many are more than any folder needs. */
const MOST_ROUNDS = 20;

/** Makes every mechanical fix, layout last; returns the files that change. Fixing what is fixed changes nothing. */
export function mend(files: readonly SchemaFile[]): Mended[] {
  let current = files;
  const mended = new Map<string, string[]>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const findings = lint(current).filter(({ edits }) => edits !== undefined);
    if (findings.length === 0) break;
    current = current.map(({ path, text }) => {
      const here = findings.filter(({ file }) => file === path);
      if (here.length === 0) return { path, text };
      const { text: changed, made } = applyEdits(
        text,
        here.map(({ edits = [] }) => edits),
      );
      mended.set(path, [...(mended.get(path) ?? []), ...made.map((index) => here[index]?.rule ?? "")]);
      return { path, text: changed };
    });
  }
  return current.flatMap(({ path, text }) => (mended.has(path) ? [{ path, text, rules: mended.get(path) ?? [] }] : []));
}

/** Sorts by file and place, and says where each is. */
function placed(faults: readonly (Fault & { readonly rule: string })[], files: readonly SchemaFile[]): LintFinding[] {
  return files.flatMap(({ path, text }) => {
    const here = faults.filter(({ file }) => file === path);
    if (here.length === 0) return [];
    const offsets = offsetsOf(
      text,
      here.map(({ pointer }) => pointer),
    );
    return here
      .map((fault, index) => ({ fault, offset: fault.offset ?? offsets[index] ?? 0 }))
      .sort((a, b) => a.offset - b.offset)
      .map(({ fault: { file, pointer, rule, message, fix, edits }, offset }) => ({
        file,
        ...positionAt(text, offset),
        pointer,
        rule,
        message: pointer === "" ? message : `${message} at ${pointer}`,
        fix,
        ...(edits === undefined ? {} : { edits }),
      }));
  });
}
