import { availableParallelism } from "node:os";
import { type Level, LogPattern, type Profile, type Protocol, type Sender } from "../traffic/index.js";
import { NUMBERS } from "./check-options.js";
import { readConfig } from "./config.js";
import { readExtensions } from "./extension-files.js";
import type { Format } from "./formats.js";
import type { Task } from "./judge.js";
import type { Arguments, Options } from "./options.js";
import { UsageError } from "./usage-error.js";

/** What a run of `check` is to do: the command line, over the file of settings, over what is the default. */
export interface Settings {
  readonly files: readonly string[];
  readonly format: Format;
  readonly failOn: Level;
  /** Findings from this level on are shown. */
  readonly shown: Level;
  readonly baseline: string | undefined;
  readonly writesBaseline: boolean;
  /** Whether to tell what was exercised, and the least percentage of it. */
  readonly coverage: boolean;
  readonly coverageMin: number | undefined;
  readonly check: Task["check"];
  readonly extensions: Task["extensions"];
  readonly pattern: Task["pattern"];
  /** Threads that check. */
  readonly jobs: number;
}

/** @throws UsageError */
export async function settingsOf(given: Arguments): Promise<Settings> {
  const config = await readConfig(textOf(given.options, "config"));
  const options: Options = new Map([...config.options, ...given.options]);
  const files = given.operands.length > 0 ? given.operands : config.files;
  if (files.length === 0) throw new UsageError("no file given; name one or more, or - for standard input");
  const text = (name: string) => textOf(options, name);
  const failOn = (text("fail-on") ?? "error") as Level;
  const protocol = text("protocol") ?? "auto";
  const baseline = text("baseline");
  const writesBaseline = options.get("write-baseline") === true;
  if (writesBaseline && baseline === undefined) throw new UsageError("--write-baseline needs --baseline, the file to write");
  return {
    files,
    format: (text("format") ?? "text") as Format,
    failOn,
    shown: options.get("quiet") === true ? failOn : "note",
    baseline,
    writesBaseline,
    coverage: options.get("coverage") === true,
    coverageMin: numberOf(options, "coverage-min"),
    check: {
      ...(protocol === "auto" ? {} : { protocol: protocol as Protocol }),
      stability: (text("stability") ?? "unstable") as "stable" | "unstable",
      profile: (text("profile") ?? "strict") as Profile,
      levels: config.levels,
      conversationRules: options.get("no-rules") !== true,
      // Bytes of the longest line to judge.
      maxLine: Math.floor((numberOf(options, "max-line") ?? 64) * 1024 * 1024),
      sender: (text("sender") ?? "client") as Sender,
    },
    extensions: await readExtensions((given.options.get("extension") as readonly string[] | undefined) ?? config.extensions),
    pattern: patternOf(text("pattern")),
    jobs: (numberOf(options, "jobs") ?? 1) || availableParallelism(),
  };
}

function textOf(options: Options, name: string): string | undefined {
  const given = options.get(name);
  return typeof given === "string" ? given : undefined;
}

/** The number that an option was given. @throws UsageError where it is none, or not in its bounds */
function numberOf(options: Options, name: keyof typeof NUMBERS): number | undefined {
  const given = textOf(options, name);
  if (given === undefined) return undefined;
  const number = given.trim() === "" ? NaN : Number(given);
  if (NUMBERS[name]?.is(number) !== true) throw new UsageError(`--${name} is ${NUMBERS[name]?.words ?? ""}, not "${given}"`);
  return number;
}

/** The form of a log that is not a common one. @throws UsageError where it cannot be used */
function patternOf(given: string | undefined): string | undefined {
  try {
    if (given !== undefined) new LogPattern(given);
    return given;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(`--pattern cannot be used: ${error.message}`);
  }
}
