import { quote } from "../../../json/index.js";
import type { Comparison } from "../comparison.js";
import type { Rest } from "../values.js";

/** Compares the pattern and the format of text. Whether one pattern allows more than another is not told: a change is both. */
export function compareTexts(here: Comparison, old: Rest, now: Rest): void {
  for (const keyword of ["pattern", "format"] as const) {
    const [was, is] = [old[keyword], now[keyword]];
    if (was === is) continue;
    const edit = was === undefined ? "added" : is === undefined ? "removed" : "changed";
    here.add(`text/${keyword}-${edit}`, old.place, now.place, inWords(was), inWords(is));
  }
}

function inWords(text: string | undefined): string {
  return text === undefined ? "none" : quote(text);
}
