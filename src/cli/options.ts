import { parseArgs } from "node:util";
import { nearest } from "../contract/index.js";
import { UsageError } from "./usage-error.js";

/**
 * An option of a command: with `values` one of them, with `value` any text, with `isList` given any number of times, with none
 * of these a switch, which `--no-...` turns off.
 */
export interface Option {
  readonly short?: string;
  readonly values?: readonly string[];
  readonly value?: string;
  readonly isList?: true;
}

/** Options that were given, by name; of switches, whether they are on; of lists, all that was given. */
export type Options = ReadonlyMap<string, string | boolean | readonly string[]>;

/** Options that were given, and the other arguments in their order. */
export interface Arguments {
  readonly options: Options;
  readonly operands: readonly string[];
}

/** Reads a command's arguments. @throws UsageError that names what is wrong and, where one is near, what was meant. */
export function readArguments(args: readonly string[], known: Readonly<Record<string, Option>>): Arguments {
  const options = new Map<string, string | boolean | readonly string[]>();
  const operands: string[] = [];
  const config = Object.fromEntries(
    Object.entries(known).map(([name, option]) => [
      name,
      {
        type: takesValue(option) ? ("string" as const) : ("boolean" as const),
        ...(option.short === undefined ? {} : { short: option.short }),
      },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true, allowPositionals: true });
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind !== "option") continue;
    const option = known[token.name];
    const opposite = token.name.startsWith("no-") ? known[token.name.slice(3)] : undefined;
    if (opposite !== undefined && !takesValue(opposite)) {
      options.set(token.name.slice(3), valueOf(token.rawName, token.value, opposite) !== true);
      continue;
    }
    if (option === undefined) throw unknownOption(token.rawName, Object.keys(known));
    const value = valueOf(token.rawName, token.value, option);
    options.set(token.name, option.isList === true ? [...((options.get(token.name) ?? []) as string[]), String(value)] : value);
  }
  return { options, operands };
}

function valueOf(rawName: string, value: string | undefined, option: Option): string | true {
  if (!takesValue(option)) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value`);
    return true;
  }
  if (value === undefined) throw new UsageError(`${rawName} needs a value: ${option.values?.join(", ") ?? option.value ?? ""}`);
  if (option.values !== undefined && !option.values.includes(value)) {
    throw new UsageError(`${rawName} is one of ${option.values.join(", ")}, not "${value}"${suggestion(value, option.values)}`);
  }
  return value;
}

function takesValue(option: Option): boolean {
  return option.values !== undefined || option.value !== undefined;
}

function unknownOption(rawName: string, names: readonly string[]): UsageError {
  return new UsageError(`there is no option ${rawName}${suggestion(rawName.replace(/^-+/, ""), names, "--")}`);
}

/** `; did you mean --format?`, or nothing. */
export function suggestion(name: string, names: readonly string[], prefix = ""): string {
  const near = nearest(name, names);
  return near === undefined ? "" : `; did you mean ${prefix}${near}?`;
}
