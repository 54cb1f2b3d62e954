import { endOfString } from "./framing.js";
import type { LineSplitter } from "./lines.js";

/** A line of which nothing was to be said: what stands before and after its free text, quotes included, and what is known of it. */
interface Familiar<About> {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly about: About;
  /** Index in `before` at which a line last turned out to be another; looked at first. */
  telling: number;
}

/** A line that was known: what is known of it, its number from 1, and its bytes. */
interface Passed<About> {
  readonly about: About;
  readonly number: number;
  readonly bytes: () => Uint8Array;
}

/** Lines that are remembered. */
const MOST = 16;
/** Longest line that is learned, in characters. */
const LONGEST = 1 << 16;
/** What learning a line costs, in lines that had to be known again for it to pay; and what may be spent in advance. */
const PRICE = 4;
const SAVINGS = 64 * PRICE;

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** By byte, whether it may stand behind a backslash and be one character: `n`, `"`, `\\`, `t`, `r`, `/`, `b` and `f`. */
const IS_ESCAPE = new Uint8Array(256);
for (const byte of [0x6e, 0x22, 0x5c, 0x74, 0x72, 0x2f, 0x62, 0x66]) IS_ESCAPE[byte] = 1;
/** By byte, whether it is a character of its own in a string: those of ASCII are, but for controls, the quote and the backslash. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);
const ENCODER = new TextEncoder();

/**
 * Most lines of a recording are the piece of a text, and differ from an earlier line in that text alone. Such a line is
 * known by its bytes and need not be parsed: before and after the text they are the same, and between there is nothing but
 * characters of valid UTF-8 and escapes that stand for one character. So it is JSON with the same members, and what was
 * said of the earlier line holds for it, as long as nobody looks into the text.
 */
export class FamiliarLines<About> {
  readonly #limit: number;
  /** The one that was last met comes first. */
  #known: Familiar<About>[] = [];
  #savings = SAVINGS;

  /** @param limit bytes of the longest line that is judged. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Remembers a line whose free text starts with the quote at `start`. */
  learn(line: string, start: number, about: About): void {
    const end = endOfString(line, start);
    // A line that is put together from several, or starts with anything but a message, does not look like its bytes.
    if (this.#savings < PRICE || line.length > LONGEST || end === line.length || !line.startsWith("{") || line.includes("\n")) return;
    this.#savings -= PRICE;
    const before = ENCODER.encode(line.slice(0, start + 1));
    this.#known.unshift({ before, after: ENCODER.encode(line.slice(end)), about, telling: 0 });
    if (this.#known.length > MOST) this.#known.pop();
  }

  /** Forgets everything, as when it may no longer hold. */
  clear(): void {
    this.#known = [];
  }

  /** Passes over the next line where it is known; returns what is known of it, and where it stands. */
  pass(lines: LineSplitter): Passed<About> | undefined {
    const { chunk, start } = lines;
    if (start === -1) return undefined;
    for (let index = 0; index < this.#known.length; index += 1) {
      const known = this.#known[index] as Familiar<About>;
      const end = endOfLine(known, chunk, start);
      if (end === -1 || end - start > this.#limit) continue;
      if (index > 0) {
        this.#known.splice(index, 1);
        this.#known.unshift(known);
      }
      if (this.#savings < SAVINGS) this.#savings += 1;
      return { about: known.about, number: lines.pass(end), bytes: () => chunk.subarray(start, end) };
    }
    return undefined;
  }
}

/** Where a line that starts at `start` ends; -1 where it is another line, or goes on in the next chunk. */
function endOfLine(known: Familiar<unknown>, bytes: Uint8Array, start: number): number {
  const { before, after, telling } = known;
  if (start + before.length + after.length >= bytes.length || bytes[start + telling] !== before[telling]) return -1;
  for (let at = 0; at < before.length; at += 1) {
    if (bytes[start + at] !== before[at]) {
      known.telling = at;
      return -1;
    }
  }
  const close = endOfText(bytes, start + before.length);
  const end = close + after.length;
  if (close === -1 || end >= bytes.length || bytes[end] !== LINE_FEED) return -1;
  for (let at = 0; at < after.length; at += 1) if (bytes[close + at] !== after[at]) return -1;
  return end;
}

/** The quote that ends the text of a JSON string; -1 where there is anything in it that is not plainly right. */
function endOfText(bytes: Uint8Array, start: number): number {
  const end = bytes.length;
  let at = start;
  while (at < end) {
    const byte = bytes[at] as number;
    if (IS_PLAIN[byte] === 1) at += 1;
    else if (byte === BACKSLASH && at + 1 < end && IS_ESCAPE[bytes[at + 1] as number] === 1) at += 2;
    else if (byte === QUOTE) return at;
    else {
      const size = sizeOfCharacter(bytes, at);
      if (size === 0) return -1;
      at += size;
    }
  }
  return -1;
}

/** Bytes of a character beyond ASCII; 0 where it is not UTF-8 (Unicode 15, table 3-7). */
function sizeOfCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (size === 0 || second < least || second > most) return 0;
  for (let more = 2; more < size; more += 1) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0;
  return size;
}
