import { Cutter, type Cutting, isWorthCutting } from "./cut.js";
import { ACP_CUTTING, ASK_CUTTING } from "./cuttings.js";
import { FamiliarLines } from "./familiar.js";
import { type Line, LineSplitter } from "./lines.js";
import { freeIn, holesOf, MAY_BE_PIECE } from "./piece.js";
import { countBetween, endOfCount, type RawText } from "./raw-text.js";
import { MOST_BYTES } from "./structure.js";
import { unwrapRecorded } from "./wrapper.js";

/** Lines of a recording, made short by somebody who knows nothing of the conversation; to be judged by a `Checker`. Plain data, for a thread to hand over. */
export interface Condensed {
  /**
   * Of each line `HEAD` numbers: its form, its length in bytes, how many of `bytes` are its, and the number that lines like it
   * have, or `NO_LIKES`.
   */
  readonly heads: Int32Array;
  readonly bytes: Uint8Array;
}

/** Numbers of a line. */
export const HEAD = 4;
/** Forms of a line: its own bytes; those that are left without long texts, as they may be in either protocol; like an earlier line. */
export const WHOLE = 0;
const CUT_ACP = 1;
const CUT_ASK = 2;
export const LIKE = 3;
/** Says that no lines are known to be like one. */
export const NO_LIKES = -1;

/** What was cut out of a line, by its form. */
export const CUTTINGS: Readonly<Record<number, Cutting>> = { [CUT_ACP]: ACP_CUTTING, [CUT_ASK]: ASK_CUTTING };

/** Bytes at the start of a line in which a message of ACP says that it is one. */
const START = 256;
const QUOTE = 0x22;
const ZERO = 0x30;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

/** Lines like others: the number they have, and whether there is a count in them besides a text. */
interface Likes {
  readonly number: number;
  readonly isCounted: boolean;
}

/** Makes lines of a recording short. What it makes of a stretch of lines does not depend on those before. */
export class Condenser {
  readonly #limit: number;
  readonly #lines: LineSplitter;
  readonly #familiar: FamiliarLines<Likes>;
  readonly #cutter = new Cutter();
  #next: number;
  #heads: number[] = [];
  #bytes = new Uint8Array(1 << 16);
  #size = 0;

  /** @param limit bytes of the longest line that is judged. @param first number from which on likes are numbered. */
  constructor(limit: number, first = 0) {
    this.#limit = limit;
    this.#lines = new LineSplitter(limit);
    this.#familiar = new FamiliarLines(limit);
    this.#next = first;
  }

  /** Takes the next bytes; returns the lines that they end. */
  push(chunk: Uint8Array): Condensed {
    for (let at = 0; at < chunk.length; at += MOST_BYTES) {
      this.#lines.push(chunk.subarray(at, at + MOST_BYTES));
      while (this.#pass() || this.#line(this.#lines.next()));
    }
    return this.#take();
  }

  /** Ends the stretch; returns the line that is left, if one is. */
  end(): Condensed {
    this.#line(this.#lines.end());
    return this.#take();
  }

  #pass(): boolean {
    const likes = this.#familiar.pass(this.#lines);
    if (likes === undefined) return false;
    const before = this.#size;
    if (likes.isCounted) {
      // The count, then the quote of the text and the text, whichever came first.
      const values = this.#familiar.values();
      for (const value of values) if (typeof value === "number") this.#append(ENCODER.encode(String(value)));
      for (const value of values) if (typeof value !== "number") this.#append(value.bytes.subarray(value.start - 1, value.end));
    }
    this.#heads.push(LIKE, this.#familiar.length, this.#size - before, likes.number);
    return true;
  }

  #line(line: Line | undefined): boolean {
    if (line === undefined) return false;
    const form = isWorthCutting(line, this.#limit) ? formOf(line) : WHOLE;
    const cutting = CUTTINGS[form];
    const outline = cutting === undefined ? undefined : this.#lines.outline(line);
    const left = cutting === undefined || outline === undefined ? undefined : this.#cutter.cut(outline, cutting);
    const kept = left ?? line.bytes;
    this.#heads.push(left === undefined ? WHOLE : form, line.length, kept.length, this.#learn(kept));
    this.#append(kept);
    return true;
  }

  /** The number of the lines like one, where these can be told. */
  #learn(bytes: Uint8Array): number {
    if (!this.#familiar.canLearn(bytes.length)) return NO_LIKES;
    const text = DECODER.decode(bytes);
    if (!MAY_BE_PIECE.test(text)) return NO_LIKES;
    try {
      const { message = {}, base } = unwrapRecorded(JSON.parse(text) as Readonly<Record<string, unknown>>);
      const free = freeIn(message);
      if (free === undefined) return NO_LIKES;
      const likes = { number: this.#next, isCounted: free.some(({ kind }) => kind === "count") };
      return this.#familiar.learn(text, holesOf(text, base, free), likes) ? this.#next++ : NO_LIKES;
    } catch {
      // What is no JSON is told of by whoever judges it.
      return NO_LIKES;
    }
  }

  #append(bytes: Uint8Array): void {
    const size = this.#size + bytes.length;
    if (size > this.#bytes.length) {
      const larger = new Uint8Array(2 * size);
      larger.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.#size);
    this.#size = size;
  }

  #take(): Condensed {
    const condensed = { heads: Int32Array.from(this.#heads), bytes: this.#bytes.slice(0, this.#size) };
    this.#heads = [];
    this.#size = 0;
    return condensed;
  }
}

/** The values of a line like another, as a `Condenser` writes them. */
export function valuesIn(bytes: Uint8Array): (RawText | number)[] {
  if (bytes.length === 0) return [];
  const text = (bytes[0] as number) >= ZERO ? endOfCount(bytes, 0) : 0;
  const values: (RawText | number)[] = text === 0 ? [] : [countBetween(bytes, 0, text)];
  if (bytes[text] === QUOTE) values.push({ bytes, start: text + 1, end: bytes.length });
  return values;
}

function formOf({ bytes }: Line): typeof CUT_ACP | typeof CUT_ASK {
  return DECODER.decode(bytes.subarray(0, START)).includes('"jsonrpc"') ? CUT_ACP : CUT_ASK;
}
