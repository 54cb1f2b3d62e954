import { LEVELS } from "../traffic/index.js";
import { FORMATS } from "./formats.js";

/** Options of `check` that a file of settings may have too, under the same names. */
export const SETTINGS = {
  protocol: { values: ["auto", "ask", "acp"] },
  stability: { values: ["stable", "unstable"] },
  profile: { values: ["strict", "tolerant"] },
  format: { values: Object.keys(FORMATS) },
  "fail-on": { values: LEVELS },
  quiet: {},
  baseline: { value: "a file" },
  coverage: {},
  "coverage-min": { value: "a percentage" },
  sender: { values: ["client", "agent"] },
  pattern: { value: "a regular expression" },
  "max-line": { value: "a number of MiB" },
} as const;

/** Options whose value is a number. */
export const NUMBERS: readonly string[] = ["coverage-min", "max-line"] satisfies (keyof typeof SETTINGS)[];

/** All options of `check`. */
export const CHECK_OPTIONS = {
  ...SETTINGS,
  "write-baseline": {},
  config: { value: "a file, or none" },
  explain: { value: "the id of a rule, or a layer" },
  help: { short: "h" },
} as const;
