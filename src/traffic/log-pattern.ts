import { type LogPrefix, PREFIX, type Sender, wayOf } from "./log-line.js";

/** The group that ends a pattern: the message is all of the line from where it starts. */
const MESSAGE = /\(\?<message>(\\\{)?\.[*+]\??(?:\\\})?\)\$?$/;
/** Repetitions before the message. Each may go back over the start of a line, so few keep the steps for a line few. */
const MOST_REPEATS = 3;
const MOST_OPTIONS = 4;

/** Where messages stand in the lines of a log that has its own form. */
export class LogPattern {
  readonly #expression: RegExp;

  /**
   * Reads a pattern with the named groups `message`, which ends it, and `direction`. It is tried on the start of a line
   * alone, and may repeat only single characters and only a few times, so that no line is slow, whatever is in it.
   * @throws SyntaxError that says what is wrong with it
   */
  constructor(source: string) {
    try {
      new RegExp(source, "u");
    } catch (error) {
      throw new SyntaxError(error instanceof Error ? error.message : String(error), { cause: error });
    }
    const message = MESSAGE.exec(source);
    if (message === null) throw new SyntaxError("it must end with the named group (?<message>.*) or (?<message>\\{.*)");
    const head = source.slice(0, message.index);
    const fault = costOf(head);
    if (fault !== undefined) throw new SyntaxError(fault);
    this.#expression = new RegExp(`${head}(?<message>${message[1] === undefined ? "." : "\\{"})`, "du");
  }

  /** Looks at the start of a line; `undefined` where it does not match. */
  read(text: string, sender: Sender): LogPrefix | undefined {
    const match = this.#expression.exec(text.slice(0, PREFIX));
    const start = match?.indices?.groups?.message?.[0];
    if (start === undefined) return undefined;
    const named = match?.groups?.direction;
    const direction = named === "c2a" || named === "a2c" ? named : wayOf(named ?? "", sender);
    return { start, direction: direction ?? "unknown", isMarked: true };
  }
}

/** What could make the part before the message slow: exponential steps, or more than a bounded few for each line. */
function costOf(head: string): string | undefined {
  if (!head.startsWith("^")) return "it must start with ^, so that it is tried at one place of a line";
  const bare = head
    .replace(/\\k<|\\[1-9]/g, "\u0000")
    .replace(/\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|.)/g, "x")
    .replace(/\[[^\]]*\]/g, "x");
  if (bare.includes("\u0000")) return "it could be slow: it refers back to a group";
  if (/\(\?<?[=!]/.test(bare)) return "it could be slow: it looks ahead or behind";
  if (/\)(?:[*+]|\{(?!1\}|0,1\}))/.test(bare)) return "it could be slow: it repeats a group; repeat single characters only";
  const groups = bare.replace(/\(\?(?:<[^>]*>|:)?/g, "(");
  const repeats = groups.match(/[*+]\??|\{[0-9,]+\}\??/g)?.length ?? 0;
  if (repeats > MOST_REPEATS) return `it could be slow: it repeats ${String(repeats)} times, expected at most ${String(MOST_REPEATS)}`;
  if (hasOuterChoice(groups)) return "it must put a choice in brackets, (?:a|b), so that ^ holds for all of it";
  const options = groups.replace(/[*+]\?|\{[0-9,]+\}\?/g, "").match(/[?|]/g)?.length ?? 0;
  if (options > MOST_OPTIONS) return `it could be slow: it has ${String(options)} options, expected at most ${String(MOST_OPTIONS)}`;
  return undefined;
}

/** Whether a choice stands outside of all groups. */
function hasOuterChoice(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "|" && depth === 0) return true;
  }
  return false;
}
