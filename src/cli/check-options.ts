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
  "no-rules": {},
  jobs: { value: "a number of threads" },
} as const;

/** Options whose value is a number: which one, and in words. V8 holds no string of more than 512 MiB. */
export const NUMBERS: Readonly<Record<string, { readonly is: (given: number) => boolean; readonly words: string }>> = {
  "coverage-min": { is: (given) => given >= 0 && given <= 100, words: "a percentage from 0 to 100" },
  "max-line": { is: (given) => given > 0 && given <= 500, words: "a number of MiB above 0 and up to 500" },
  jobs: { is: (given) => Number.isInteger(given) && given >= 0 && given <= 256, words: "a whole number from 0 to 256" },
};

/** All options of `check`. */
export const CHECK_OPTIONS = {
  ...SETTINGS,
  "write-baseline": {},
  extension: { value: "a file", isList: true },
  config: { value: "a file, or none" },
  explain: { value: "the id of a rule, or a layer" },
  help: { short: "h" },
} as const;
