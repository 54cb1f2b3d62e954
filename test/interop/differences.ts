/** Where a language comes to another verdict, and why: read from `differences.md`, so that people and the run read the same list. */
import { readFileSync } from "node:fs";

/** A verdict that is known to differ. */
export interface Difference {
  /** Language and library, as the run prints them. */
  readonly library: string;
  /** The vector's file, or definition and value. */
  readonly label: string;
}

const text = readFileSync(new URL("differences.md", import.meta.url), "utf8");

/** Every difference of the table: its first cell names the library, its second one case. */
export const DIFFERENCES: readonly Difference[] = [...text.matchAll(/^\| ([^|`]+) \| `([^|`]+)` \| [^|]+ \|$/gm)].map(
  ([, library = "", label = ""]) => ({
    library,
    label,
  }),
);
