import { count, duplicateKeys, has, isObject, quote, scan, typeName } from "../json/index.js";
import { classify } from "../jsonrpc/index.js";
import type { Remark } from "./finding.js";
import type { Line } from "./lines.js";
import { blanked, type LogPrefix, readPrefix, type Sender } from "./log-line.js";
import type { LogPattern } from "./log-pattern.js";
import { membersWithin, survey } from "./survey.js";
import type { Direction } from "./wrapper.js";

/** What the bytes of a line come to: its text, the object in it where there is one, and what is wrong with either. */
export interface Framed {
  readonly text: string;
  /** `undefined` for a blank line and for one that holds no JSON object. */
  readonly message: Readonly<Record<string, unknown>> | undefined;
  readonly remarks: readonly Remark[];
  /** The way that a log says its message went; only where the line is one of a log. */
  readonly direction?: Direction;
  /** Whether the line is plain text, which is a fault among messages and expected in a log. */
  readonly isPlain?: boolean;
}

/** How lines of a log are read. */
export interface LogForm {
  /** Whose log it is: the side that sent what the log calls sent. The client's by default. */
  readonly sender?: Sender;
  /** Where messages stand in a log of another form than the common ones. */
  readonly pattern?: LogPattern;
}

/** Nesting that every reader takes: Ruby's JSON goes 100 deep by default. */
const SAFE_DEPTH = 100;
/** Nesting that is judged at all. */
const MOST_DEPTH = 100_000;
/** A text shorter than this cannot nest too deep to be parsed, and needs no look ahead. */
const SHORT = 2 * MOST_DEPTH;

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const LOOSE = new TextDecoder("utf-8", { ignoreBOM: true });

/** Decodes and parses a line, as that of a log where it is one; a line longer than `limit` bytes is passed over. Never throws. */
export function frame(line: Line, limit: number, { sender = "client", pattern }: LogForm = {}): Framed {
  if (line.length > limit) {
    const message = `line of ${count(line.length, "byte")} passed over: expected at most ${String(limit)}; raise the limit with --max-line`;
    return { text: "", message: undefined, remarks: [{ rule: "framing/line-too-long", pointer: "", message, offset: 0 }] };
  }
  const remarks: Remark[] = [];
  let text = decode(line.bytes, remarks);
  if (line.number === 1 && text.startsWith("\uFEFF")) {
    remarks.push({
      rule: "framing/byte-order-mark",
      pointer: "",
      message: "the file starts with a byte order mark, which JSON does not allow",
      offset: 0,
    });
    // A space keeps the columns of what follows.
    text = ` ${text.slice(1)}`;
  }
  const framed = /^\s{0,8}\{/.test(text)
    ? frameText(text)
    : (frameLogLine(text, pattern?.read(text, sender) ?? readPrefix(text, sender)) ?? framePlain(text));
  return remarks.length === 0 ? framed : { ...framed, remarks: [...remarks, ...framed.remarks] };
}

/** Parses what stands behind the prefix of a log line, if that is or should be a message. */
function frameLogLine(text: string, prefix: LogPrefix | undefined): Framed | undefined {
  if (prefix === undefined) return undefined;
  const framed = frameText(blanked(text, prefix.start));
  const isMessage = prefix.isMarked || (framed.message !== undefined && looksLikeMessage(framed.message));
  return isMessage ? { ...framed, direction: prefix.direction } : undefined;
}

function framePlain(text: string): Framed {
  const framed = frameText(text);
  return { ...framed, isPlain: framed.remarks.some(({ rule }) => rule === "framing/not-json") };
}

/** Behind a time alone, programs log objects of all kinds. */
function looksLikeMessage(value: object): boolean {
  return has(value, "dir") || has(value, "jsonrpc") || classify(value) !== "none" || (has(value, "type") && has(value, "seq"));
}

/** Parses the text of a line. Never throws. */
export function frameText(text: string): Framed {
  const remarks: Remark[] = [];
  if (text.trim() === "") return { text, message: undefined, remarks };
  const value = parse(text, remarks);
  if (value === undefined) return { text, message: undefined, remarks };
  if (isObject(value)) return { text, message: value, remarks };
  const what = Array.isArray(value) ? "an array, which would be a batch; this protocol has none" : `a bare ${typeName(value)}`;
  remarks.push({ rule: "framing/not-an-object", pointer: "", message: `not a message: expected a JSON object, got ${what}` });
  return { text, message: undefined, remarks };
}

/** Text of a line, with a remark where it is not UTF-8. */
export function decode(bytes: Uint8Array, remarks: Remark[]): string {
  try {
    return STRICT.decode(bytes);
  } catch {
    const text = LOOSE.decode(bytes);
    remarks.push({
      rule: "framing/invalid-utf8",
      pointer: "",
      message: "bytes that are not UTF-8; they are read as U+FFFD",
      offset: Math.max(0, text.indexOf("\uFFFD")),
    });
    return text;
  }
}

function parse(text: string, remarks: Remark[]): unknown {
  if (text.length > SHORT && depthOf(text) > MOST_DEPTH) {
    remarks.push({
      rule: "framing/too-deep",
      pointer: "",
      message: `nested too deep to be judged: expected at most ${String(MOST_DEPTH)} levels`,
    });
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const fault = scan(text, {});
    remarks.push({
      rule: "framing/not-json",
      pointer: "",
      message: `not JSON: ${fault?.reason ?? "it cannot be read"}`,
      offset: fault?.offset ?? 0,
    });
    return undefined;
  }
  let members = membersWithin(value, SAFE_DEPTH);
  if (Number.isNaN(members)) {
    const whole = survey(value);
    members = whole.members;
    remarks.push({
      rule: "framing/deep-nesting",
      pointer: "",
      message: `nested ${String(whole.depth)} levels deep; some readers stop at ${String(SAFE_DEPTH)}`,
    });
  }
  // Duplicates are gone from the value. Where the text has no more colons behind quotes than the value has members, there were none.
  if (colons(text) > members) {
    for (const { pointer, key, offset } of duplicateKeys(text)) {
      remarks.push({
        rule: "framing/duplicate-key",
        pointer,
        message: `member ${quote(key)} stands twice${pointer === "" ? "" : ` at ${pointer}`}; readers differ in which one they take`,
        offset,
      });
    }
  }
  const half = text.includes("\\u") && /\\u[dD][89a-fA-F]/.test(text) ? loneSurrogate(text) : undefined;
  if (half !== undefined)
    remarks.push({
      rule: "framing/lone-surrogate",
      pointer: "",
      message: `half a surrogate pair: ${text.slice(half, half + 6)} stands alone`,
      offset: half,
    });
  return value;
}

/** How many quotes that are not escaped have a colon behind them: at least one for each member's name. */
function colons(text: string): number {
  let n = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before -= 1;
    if (text.charCodeAt(before) === 34 && !isEscaped(text, before)) n += 1;
  }
  return n;
}

/** Whether an odd number of backslashes stands before a place within a string. */
function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === 92) start -= 1;
  return (at - start) % 2 === 1;
}

/** Where an escaped surrogate stands without its other half; both must be escaped to make a pair. */
function loneSurrogate(text: string): number | undefined {
  const escapes = /\\(?:\\|u([dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2}|(u[dD][89a-fA-F][0-9a-fA-F]{2})|.)/g;
  for (const match of text.matchAll(escapes)) if (match[2] !== undefined) return match.index;
  return undefined;
}

/** Brackets open at the deepest point of a text, strings left aside. Stops once it is certain to be too deep. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length && deepest <= MOST_DEPTH; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) at = endOfString(text, at);
    else if (code === 91 || code === 123) deepest = Math.max(deepest, (depth += 1));
    else if (code === 93 || code === 125) depth -= 1;
  }
  return deepest;
}

/** Where the JSON string that starts at a quote ends: the index of the quote behind it, or the text's length where there is none. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    if (!isEscaped(text, end)) return end;
  }
  return text.length;
}
