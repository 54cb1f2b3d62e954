import { endOfString } from "./framing.js";
import type { LineSplitter } from "./lines.js";
import { endOfText, textBetween } from "./raw-text.js";

/** A value of a line that may be another without a difference to what is said of the line. */
export interface Hole {
  /** Any text, or any positive integer. */
  readonly kind: "text" | "count";
  /** Index of the value in the line: of the quote, or of the first digit. */
  readonly start: number;
}

/** A line of which nothing was to be said: what stands around its holes, the quotes of texts included, and what is known of it. */
interface Familiar<About> {
  readonly before: Uint8Array;
  readonly parts: readonly { readonly kind: Hole["kind"]; readonly after: Uint8Array }[];
  /** Length of all that is not a hole. */
  readonly least: number;
  readonly about: About;
  /** Index in `before` at which a line last turned out to be another; looked at first. */
  telling: number;
}

/** A line that was known: what is known of it, its number from 1, its bytes, and what stands in its holes. */
interface Passed<About> {
  readonly about: About;
  readonly number: number;
  readonly bytes: () => Uint8Array;
  readonly values: () => readonly (string | number)[];
}

/** Lines that are remembered. */
const MOST = 16;
/** Longest line that is learned, in characters. */
const LONGEST = 1 << 16;
/** What learning a line costs, in lines that had to be known again for it to pay; and what may be spent in advance. */
const PRICE = 4;
const SAVINGS = 64 * PRICE;
/** Digits of an integer that every reader of JSON takes exactly. */
const MOST_DIGITS = 15;

const LINE_FEED = 0x0a;
const ZERO = 0x30;
const NINE = 0x39;
const ENCODER = new TextEncoder();

/**
 * Most lines of a recording are the piece of a text, and differ from an earlier line in that text alone, or in their place
 * in a sequence besides. Such a line is known by its bytes and need not be parsed: around its holes they are the same, and
 * in them there is nothing but characters of valid UTF-8 and escapes that stand for one character, or the digits of an
 * integer. So it is JSON with the same members, and what was said of the earlier line holds for it, as long as nobody
 * looks into what stands in the holes.
 */
export class FamiliarLines<About> {
  readonly #limit: number;
  /** The one that was last met comes first. */
  #known: Familiar<About>[] = [];
  #savings = SAVINGS;
  /** Where the holes of the line at hand start and end. */
  readonly #places: number[] = [];

  /** @param limit bytes of the longest line that is judged. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Remembers a line with the holes, which are in the order in which they stand in it. */
  learn(line: string, holes: readonly Hole[], about: About): void {
    // A line that is put together from several, or starts with anything but a message, does not look like its bytes.
    if (this.#savings < PRICE || line.length > LONGEST || !line.startsWith("{") || line.includes("\n")) return;
    const literals: Uint8Array[] = [];
    let from = 0;
    for (const hole of holes) {
      const end = endOf(line, hole);
      if (end === -1) return;
      const start = hole.kind === "text" ? hole.start + 1 : hole.start;
      literals.push(ENCODER.encode(line.slice(from, start)));
      from = end;
    }
    const [before = ENCODER.encode(line), ...others] = [...literals, ENCODER.encode(line.slice(from))];
    const parts = holes.map(({ kind }, index) => ({ kind, after: others[index] as Uint8Array }));
    const least = others.reduce((sum, { length }) => sum + length, before.length);
    // A line that two chunks share is learned as if it were new.
    if (this.#known.some((known) => known.least === least && isSame(known, before, parts))) return;
    this.#savings -= PRICE;
    this.#known.unshift({ before, parts, least, about, telling: 0 });
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
      const end = this.#endOfLine(known, chunk, start);
      if (end === -1 || end - start > this.#limit) continue;
      if (index > 0) {
        this.#known.splice(index, 1);
        this.#known.unshift(known);
      }
      if (this.#savings < SAVINGS) this.#savings += 1;
      return {
        about: known.about,
        number: lines.pass(end),
        bytes: () => chunk.subarray(start, end),
        values: () => this.#values(known, chunk),
      };
    }
    return undefined;
  }

  /** Where a line that starts at `start` ends; -1 where it is another line, or goes on in the next chunk. */
  #endOfLine(known: Familiar<About>, bytes: Uint8Array, start: number): number {
    const { before, parts, least, telling } = known;
    if (start + least >= bytes.length || bytes[start + telling] !== before[telling]) return -1;
    for (let at = 0; at < before.length; at += 1) {
      if (bytes[start + at] !== before[at]) {
        known.telling = at;
        return -1;
      }
    }
    const places = this.#places;
    let at = start + before.length;
    for (let index = 0; index < parts.length; index += 1) {
      const { kind, after } = parts[index] as Familiar<About>["parts"][number];
      const close = kind === "text" ? endOfText(bytes, at) : endOfCount(bytes, at);
      if (close === -1 || close + after.length >= bytes.length) return -1;
      for (let next = 0; next < after.length; next += 1) if (bytes[close + next] !== after[next]) return -1;
      places[2 * index] = at;
      places[2 * index + 1] = close;
      at = close + after.length;
    }
    return bytes[at] === LINE_FEED ? at : -1;
  }

  /** What stands in the holes of the line that was passed last. */
  #values({ parts }: Familiar<About>, bytes: Uint8Array): (string | number)[] {
    return parts.map(({ kind }, index) => {
      const [start = 0, end = 0] = this.#places.slice(2 * index, 2 * index + 2);
      return kind === "text" ? textBetween(bytes, start, end) : countBetween(bytes, start, end);
    });
  }
}

function isSame(known: Familiar<unknown>, before: Uint8Array, parts: Familiar<unknown>["parts"]): boolean {
  const areEqual = (one: Uint8Array, other: Uint8Array) => one.length === other.length && one.every((byte, at) => byte === other[at]);
  return (
    known.parts.length === parts.length &&
    areEqual(known.before, before) &&
    parts.every(({ kind, after }, index) => known.parts[index]?.kind === kind && areEqual(known.parts[index].after, after))
  );
}

/** Where a hole of a line ends: at the quote, or behind the last digit; -1 where there is none that can be told again. */
function endOf(line: string, { kind, start }: Hole): number {
  if (kind === "text") {
    const end = endOfString(line, start);
    return end === line.length ? -1 : end;
  }
  const digits = /^[1-9][0-9]{0,14}(?=[,}\]])/.exec(line.slice(start, start + MOST_DIGITS + 1));
  return digits === null ? -1 : start + digits[0].length;
}

/** Where the digits of a positive integer end; -1 where there is none, or one too long to be exact. */
function endOfCount(bytes: Uint8Array, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) >= ZERO && (bytes[at] ?? 0) <= NINE) at += 1;
  return at === start || at - start > MOST_DIGITS || bytes[start] === ZERO ? -1 : at;
}

function countBetween(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) count = 10 * count + (bytes[at] as number) - ZERO;
  return count;
}
