import { offsetOf, positionAt } from "../../src/json/index.js";
import type { SourceFile } from "../contract.js";

/** One thing wrong with an authored file. */
export interface Fault {
  /** Path from the schema folder. */
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  /** Stable id of the rule, as `schema/README.md` lists it. */
  readonly rule: string;
  readonly message: string;
}

/** A fault as editors and CI read it: `schema/ask/x.schema.json:3:5: message at /pointer [rule]`. */
export function render(fault: Fault, sources: readonly SourceFile[]): string {
  const text = sources.find(({ path }) => path === fault.file)?.text ?? "";
  const { line, column } = positionAt(text, offsetOf(text, fault.pointer));
  return `schema/${fault.file}:${String(line)}:${String(column)}: ${fault.message}${fault.pointer === "" ? "" : ` at ${fault.pointer}`} [${fault.rule}]`;
}

/** Words as a list in a sentence: `a, b or c`. */
export function listed(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
