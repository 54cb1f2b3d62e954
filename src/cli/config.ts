import { dirname, isAbsolute, join } from "node:path";
import { didYouMean, issue, oneOf } from "../contract/index.js";
import { append, describe, has, isObject, quote } from "../json/index.js";
import { isSofter, type Level, type Levels, LEVELS, LogPattern, NEVER_SOFTENED, type RuleId, RULES } from "../traffic/index.js";
import { NUMBERS, SETTINGS } from "./check-options.js";
import { readJsonFile } from "./json-file.js";
import type { Option, Options } from "./options.js";
import { UsageError } from "./usage-error.js";

/** Name of the file of settings that is found by itself, in the working directory. */
export const CONFIG_FILE = "ask-protocol.config.json";

/** What a file of settings says. */
export interface Config {
  readonly options: Options;
  /** What to check where the command line names nothing. */
  readonly files: readonly string[];
  /** Files of extensions to know where the command line names none. */
  readonly extensions: readonly string[];
  readonly levels: Levels;
}

const NOTHING: Config = { options: new Map(), files: [], extensions: [], levels: {} };
/** Levels that a rule can be given. */
const CHOICES = [...LEVELS, "off"] as const;
/** Members beside the options. */
const OTHERS = ["$schema", "files", "extensions", "rules"];

/**
 * Reads the file that `--config` names, or the one of the working directory where there is one; `none` reads neither.
 * Paths in it count from its folder. @throws UsageError that lists what is wrong with it
 */
export async function readConfig(named: string | undefined): Promise<Config> {
  if (named === "none") return NOTHING;
  const file = named ?? CONFIG_FILE;
  const value = await readJsonFile(file);
  if (value === undefined) {
    if (named === undefined) return NOTHING;
    throw new UsageError(`cannot read ${file}: there is no such file`);
  }
  const faults = configFaults(file, value);
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  const { files = [], extensions = [], rules = {}, ...settings } = value as Record<string, unknown>;
  const place = (path: string) => (path === "-" || isAbsolute(path) ? path : join(dirname(file), path));
  const options = Object.entries(settings)
    .filter(([name]) => has(SETTINGS, name))
    .map(([name, setting]) => [name, typeof setting === "boolean" ? setting : String(setting)] as const)
    .map(([name, setting]) => [name, name === "baseline" && typeof setting === "string" ? place(setting) : setting] as const);
  const placed = (list: unknown) => (list as string[]).map(place);
  return { options: new Map(options), files: placed(files), extensions: placed(extensions), levels: rules as Levels };
}

/** Everything that is wrong with a file of settings, a line each; empty where it is right. */
export function configFaults(file: string, value: unknown): string[] {
  if (!isObject(value)) return [wrong(file, "", "object", value)];
  const names = [...Object.keys(SETTINGS), ...OTHERS];
  return Object.entries(value).flatMap(([name, setting]) => {
    const at = append("", name);
    if (name === "rules") return ruleFaults(file, setting);
    if (name === "$schema") return typeof setting === "string" ? [] : [wrong(file, at, "string", setting)];
    if (name === "files" || name === "extensions") {
      if (!Array.isArray(setting)) return [wrong(file, at, "array", setting)];
      const items = setting as unknown[];
      return items.flatMap((item, index) => (isText(item) ? [] : [wrong(file, append(at, index), "string that is not empty", item)]));
    }
    if (has(SETTINGS, name)) return settingFaults(file, at, name, SETTINGS[name as keyof typeof SETTINGS], setting);
    const meant = didYouMean(name, names);
    return [`${file}: unknown member ${quote(name)}${meant === undefined ? `: expected one of ${names.join(", ")}` : `; ${meant.text}`}`];
  });
}

function settingFaults(file: string, at: string, name: string, { values, value }: Option, setting: unknown): string[] {
  if (values !== undefined)
    return typeof setting === "string" && values.includes(setting) ? [] : [wrong(file, at, oneOf(values), setting, values)];
  if (value === undefined) return typeof setting === "boolean" ? [] : [wrong(file, at, "boolean", setting)];
  const number = NUMBERS[name];
  if (number !== undefined) return typeof setting === "number" && number.is(setting) ? [] : [wrong(file, at, number.words, setting)];
  if (!isText(setting)) return [wrong(file, at, "string that is not empty", setting)];
  return name === "pattern" ? patternFaults(file, at, setting) : [];
}

function patternFaults(file: string, at: string, pattern: string): string[] {
  try {
    new LogPattern(pattern);
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`${file}: wrong value at ${at}: ${error.message}`];
  }
}

function ruleFaults(file: string, rules: unknown): string[] {
  if (!isObject(rules)) return [wrong(file, "/rules", "object", rules)];
  return Object.entries(rules).flatMap(([rule, level]) => {
    const at = append("/rules", rule);
    if (!has(RULES, rule)) {
      const meant = didYouMean(rule, Object.keys(RULES));
      return [`${file}: unknown rule ${quote(rule)} at /rules${meant === undefined ? "" : `; ${meant.text}`}`];
    }
    if (typeof level !== "string" || !(CHOICES as readonly string[]).includes(level))
      return [wrong(file, at, oneOf(CHOICES), level, CHOICES)];
    const id = rule as RuleId;
    const own = RULES[id].level;
    if (!NEVER_SOFTENED.includes(id) || !isSofter(level as Level | "off", own)) return [];
    return [
      `${file}: level too low at ${at}: expected ${own} or above, got ${quote(level)}; broken, this rule could turn a refusal into an approval`,
    ];
  });
}

function wrong(file: string, pointer: string, expected: string, got: unknown, names: readonly string[] = []): string {
  const meant = typeof got === "string" ? didYouMean(got, names) : undefined;
  return issue("shape/wrong-value", file, "wrong value", pointer, expected, describe(got), meant).message;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
