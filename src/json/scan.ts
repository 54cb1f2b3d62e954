/**
 * Walks JSON text (RFC 8259) without building values and without recursion, so that depth is bounded by memory alone.
 * `JSON.parse` says whether a text is JSON; this says where things are in it, and where and why it is not.
 */

/** Why and where a text is not JSON. */
export interface ScanFault {
  /** Index of the first character that cannot be, in UTF-16 units; the text's length where it ends too early. */
  readonly offset: number;
  /** What is wrong there, as a clause: `unexpected "}"`. */
  readonly reason: string;
}

/** An object or array that is open at a point of the walk. */
export interface Frame {
  readonly kind: "object" | "array";
  /** Where its bracket is. */
  readonly start: number;
  /** Member name or index of the value being walked. */
  token: string | number;
}

/** What a walk tells. Returning `true` ends it. */
export interface ScanHandler {
  /** A value begins at `offset`; `frames` are the objects and arrays around it, outermost first. */
  value?(offset: number, frames: readonly Frame[]): boolean | undefined;
  /** A member's name begins at `offset`; the innermost frame already has it as its token. */
  key?(offset: number, frames: readonly Frame[]): boolean | undefined;
  /** The innermost frame is about to close. */
  close?(frames: readonly Frame[]): void;
}

const WORDS: Readonly<Record<string, string>> = { t: "true", f: "false", n: "null" };
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
// Everything a string may hold up to its end, a backslash or a control character.
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Walks `text`; returns the first fault, or `undefined` where the text is JSON or a handler ended the walk. */
export function scan(text: string, handler: ScanHandler): ScanFault | undefined {
  const frames: Frame[] = [];
  let at = space(text, 0);
  for (;;) {
    // A value is due here.
    if (handler.value?.(at, frames) === true) return undefined;
    const start = text[at];
    if (start === "{" || start === "[") {
      const kind = start === "{" ? "object" : "array";
      const frame: Frame = { kind, start: at, token: kind === "array" ? 0 : "" };
      at = space(text, at + 1);
      if (text[at] !== closing(kind)) {
        frames.push(frame);
        if (kind === "object") {
          const next = member(text, at, frame, frames, handler);
          if (typeof next !== "number") return next.fault;
          at = next;
        }
        continue;
      }
      frames.push(frame);
      handler.close?.(frames);
      frames.pop();
      at += 1;
    } else {
      const end = scalar(text, at, frames);
      if (typeof end !== "number") return end;
      at = end;
    }
    // A value is over: close what closes, until a comma asks for the next one.
    for (;;) {
      at = space(text, at);
      const frame = frames.at(-1);
      if (frame === undefined)
        return at === text.length ? undefined : { offset: at, reason: `unexpected ${show(text, at)} after the end of the value` };
      if (text[at] === closing(frame.kind)) {
        handler.close?.(frames);
        frames.pop();
        at += 1;
        continue;
      }
      if (text[at] !== ",") return fault(text, at, frames, `expected "," or "${closing(frame.kind)}"`);
      at = space(text, at + 1);
      if (frame.kind === "array") {
        frame.token = (frame.token as number) + 1;
        if (text[at] === "]") return { offset: at, reason: 'unexpected "]" after a comma' };
      } else {
        if (text[at] === "}") return { offset: at, reason: 'unexpected "}" after a comma' };
        const next = member(text, at, frame, frames, handler);
        if (typeof next !== "number") return next.fault;
        at = next;
      }
      break;
    }
  }
}

/** Reads a member's name and its colon; returns where its value is due. */
function member(
  text: string,
  at: number,
  frame: Frame,
  frames: readonly Frame[],
  handler: ScanHandler,
): number | { fault: ScanFault | undefined } {
  if (text[at] !== '"') return { fault: fault(text, at, frames, "expected a member name in double quotes") };
  const end = string(text, at);
  if (typeof end !== "number") return { fault: end };
  frame.token = JSON.parse(text.slice(at, end)) as string;
  if (handler.key?.(at, frames) === true) return { fault: undefined };
  const colon = space(text, end);
  if (text[colon] !== ":") return { fault: fault(text, colon, frames, 'expected ":"') };
  return space(text, colon + 1);
}

/** Reads a string, number or word; returns where it ends. */
function scalar(text: string, at: number, frames: readonly Frame[]): number | ScanFault {
  const start = text[at];
  if (start === '"') return string(text, at);
  const word = start === undefined ? undefined : WORDS[start];
  if (word !== undefined) return text.startsWith(word, at) ? at + word.length : { offset: at, reason: `unexpected ${quoteWord(text, at)}` };
  NUMBER.lastIndex = at;
  if (NUMBER.test(text)) {
    const end = NUMBER.lastIndex;
    // `01`, `1.` and `1x` stop short of what was meant as one number.
    return /[0-9.a-zA-Z+-]/.test(text[end] ?? "") ? { offset: end, reason: `unexpected ${show(text, end)} in a number` } : end;
  }
  return fault(text, at, frames, "expected a value");
}

/** Reads a string from its opening quote; returns the index behind its closing one. */
function string(text: string, start: number): number | ScanFault {
  let at = start + 1;
  for (;;) {
    PLAIN.lastIndex = at;
    PLAIN.test(text);
    at = PLAIN.lastIndex;
    const stop = text[at];
    if (stop === '"') return at + 1;
    if (stop === undefined) return { offset: at, reason: "the text ends inside a string" };
    if (stop !== "\\") return { offset: at, reason: `${show(text, at)} must be escaped in a string` };
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(text)) return { offset: at, reason: `bad escape in a string` };
    at = ESCAPE.lastIndex;
  }
}

function space(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at += 1;
  }
}

function closing(kind: Frame["kind"]): "}" | "]" {
  return kind === "object" ? "}" : "]";
}

function fault(text: string, offset: number, frames: readonly Frame[], expected: string): ScanFault {
  if (offset < text.length) return { offset, reason: `unexpected ${show(text, offset)}, ${expected}` };
  const frame = frames.at(-1);
  return { offset, reason: frame === undefined ? "the text is empty" : `the text ends inside an ${frame.kind}` };
}

/** One character, in quotes where it can be seen and by its code point where it cannot. */
function show(text: string, at: number): string {
  const code = text.codePointAt(at) ?? 0;
  const visible = code > 0x20 && code !== 0x7f && !/[\p{C}\p{Z}]/u.test(String.fromCodePoint(code));
  return visible ? `"${String.fromCodePoint(code)}"` : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

function quoteWord(text: string, at: number): string {
  return `"${/^[A-Za-z0-9_]{1,20}/.exec(text.slice(at, at + 20))?.[0] ?? text.charAt(at)}"`;
}
