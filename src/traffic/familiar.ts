import { endOfString } from "./framing.js";
import type { LineSplitter, Outlined } from "./lines.js";
import { countBetween, endOfCount, MOST_DIGITS, type RawText } from "./raw-text.js";

/** A value of a line that may be another without a difference to what is said of the line. */
export interface Hole {
  /** Any text, or any positive integer. */
  readonly kind: "text" | "count";
  /** Index of the value in the line: of the quote, or of the first digit. */
  readonly start: number;
}

/** A line of which nothing was to be said: what stands around its holes, the quotes of texts included, and what is known of it. */
interface Familiar<About> {
  readonly before: Literal;
  readonly parts: readonly { readonly kind: Hole["kind"]; readonly after: Literal }[];
  /** Length of all that is not a hole. */
  readonly least: number;
  readonly about: About;
  /** Index in `before` at which a line last turned out to be another; looked at first. */
  telling: number;
}

/** What is the same in each of the lines. */
interface Literal {
  readonly bytes: Uint8Array;
  /** Quotes in it that no backslash escapes. */
  readonly quotes: number;
}

/** Lines that are remembered. */
const MOST = 16;
/** Longest line that is learned, in characters. */
const LONGEST = 1 << 16;
/** What learning a line costs, in lines that had to be known again for it to pay; and what may be spent in advance. */
const PRICE = 4;
const SAVINGS = 64 * PRICE;

const LINE_FEED = 0x0a;
const ENCODER = new TextEncoder();
const NOTHING = { bytes: new Uint8Array(0), start: 0 };

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
  /** Of the line at hand: where its holes start and end, and the number of its last place, which is that of its line feed. */
  readonly #holes: number[] = [];
  #lastPlace = 0;
  /** The line that was passed last, and where it ends. */
  #passed: Outlined | undefined;
  #end = 0;

  /** @param limit bytes of the longest line that is judged. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether a line of this length can be learned now: learning costs more than it saves where lines do not come again. */
  canLearn(length: number): boolean {
    return this.#savings >= PRICE && length <= LONGEST;
  }

  /** Remembers a line with the holes, which are in the order in which they stand in it; says whether it did. */
  learn(line: string, holes: readonly Hole[], about: About): boolean {
    // A line that is put together from several, or starts with anything but a message, does not look like its bytes.
    if (!this.canLearn(line.length) || !/^\{[^\0-\x1f]*$/.test(line)) return false;
    const spans = holes.map((hole) => ({ kind: hole.kind, start: hole.start + (hole.kind === "text" ? 1 : 0), end: endOf(line, hole) }));
    if (spans.some(({ end }) => end === -1)) return false;
    const before = literal(line.slice(0, spans[0]?.start));
    const parts = spans.map(({ kind, end }, index) => ({ kind, after: literal(line.slice(end, spans[index + 1]?.start)) }));
    const least = parts.reduce((sum, { after }) => sum + after.bytes.length, before.bytes.length);
    // A line that two chunks share is learned as if it were new.
    if (this.#known.some((known) => known.least === least && isSame(known, before, parts))) return false;
    this.#savings -= PRICE;
    this.#known.unshift({ before, parts, least, about, telling: 0 });
    if (this.#known.length > MOST) this.#known.pop();
    return true;
  }

  /** Forgets everything, as when it may no longer hold. */
  clear(): void {
    this.#known = [];
  }

  /** Passes over the next line where it is known; returns what is known of it. */
  pass(lines: LineSplitter): About | undefined {
    const ahead = this.#known.length === 0 ? undefined : lines.ahead();
    if (ahead === undefined) return undefined;
    for (let index = 0; index < this.#known.length; index += 1) {
      const known = this.#known[index] as Familiar<About>;
      const end = this.#endOfLine(known, ahead);
      if (end === -1 || end - ahead.start > this.#limit) continue;
      if (index > 0) {
        this.#known.splice(index, 1);
        this.#known.unshift(known);
      }
      if (this.#savings < SAVINGS) this.#savings += 1;
      this.#passed = ahead;
      this.#end = end;
      lines.pass(end, this.#lastPlace);
      return known.about;
    }
    return undefined;
  }

  /** The line that was passed last. */
  bytes(): Uint8Array {
    const { bytes, start } = this.#passed ?? NOTHING;
    return bytes.subarray(start, this.#end);
  }

  /** How long the line is that was passed last, in bytes. */
  get length(): number {
    return this.#end - (this.#passed?.start ?? 0);
  }

  /** What stands in the holes of the line that was passed last; good until the next is. */
  values(): (RawText | number)[] {
    const { bytes } = this.#passed ?? NOTHING;
    const values: (RawText | number)[] = [];
    const parts = this.#known[0]?.parts ?? [];
    for (let index = 0; index < parts.length; index += 1) {
      const start = this.#holes[2 * index] as number;
      const end = this.#holes[2 * index + 1] as number;
      values.push(parts[index]?.kind === "text" ? { bytes, start, end } : countBetween(bytes, start, end));
    }
    return values;
  }

  /** Where a line ends that starts as the one ahead does; -1 where it is another line, or goes on in the next chunk. */
  #endOfLine(known: Familiar<About>, { bytes, start, places, first }: Outlined): number {
    const { before, parts, least, telling } = known;
    if (start + least >= bytes.length || bytes[start + telling] !== before.bytes[telling]) return -1;
    for (let at = 0; at < before.bytes.length; at += 1) {
      if (bytes[start + at] !== before.bytes[at]) {
        known.telling = at;
        return -1;
      }
    }
    let at = start + before.bytes.length;
    let place = first + before.quotes;
    for (let index = 0; index < parts.length; index += 1) {
      const { kind, after } = parts[index] as Familiar<About>["parts"][number];
      const close = kind === "text" ? (places[place] as number) : endOfCount(bytes, at);
      // A text ends at the next quote, unless something in it is wrong, or is no quote.
      if (close < 0 || close + after.bytes.length >= bytes.length || !isAt(bytes, close, after.bytes)) return -1;
      this.#holes[2 * index] = at;
      this.#holes[2 * index + 1] = close;
      at = close + after.bytes.length;
      place += after.quotes;
    }
    this.#lastPlace = place;
    return bytes[at] === LINE_FEED ? at : -1;
  }
}

function literal(text: string): Literal {
  const bytes = ENCODER.encode(text);
  let quotes = 0;
  // What a backslash escapes comes in twos, so that a pair of them escapes nothing.
  for (const [found] of text.matchAll(/\\.|"/gs)) if (found === '"') quotes += 1;
  return { bytes, quotes };
}

function isSame(known: Familiar<unknown>, before: Literal, parts: Familiar<unknown>["parts"]): boolean {
  const areEqual = (one: Literal | undefined, { bytes }: Literal) => one?.bytes.length === bytes.length && isAt(one.bytes, 0, bytes);
  return (
    known.parts.length === parts.length &&
    areEqual(known.before, before) &&
    parts.every(({ kind, after }, index) => known.parts[index]?.kind === kind && areEqual(known.parts[index].after, after))
  );
}

/** Whether these bytes stand at a place of others. */
function isAt(bytes: Uint8Array, start: number, others: Uint8Array): boolean {
  for (let at = 0; at < others.length; at += 1) if (bytes[start + at] !== others[at]) return false;
  return true;
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
