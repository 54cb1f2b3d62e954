import { layOut } from "../layout.js";
import type { Rule } from "../rule.js";

/** Files have one layout. */
export const layout: Rule = {
  id: "schema/layout",
  text: "Files are laid out as `--fix` does it: two spaces a level, lines of 140 characters, one line for what fits on it.",
  why: "A review then shows what was changed and nothing else.",
  *check({ files }) {
    for (const { path, text } of files) {
      const right = layOut(text);
      if (right === text) continue;
      yield {
        file: path,
        pointer: "",
        message: "expected another layout from here on",
        fix: "lay the file out anew",
        edits: [{ text: right }],
        offset: firstDifference(text, right),
      };
    }
  },
};

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
