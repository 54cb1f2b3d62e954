import { Cutter, type Cutting, isWorthCutting } from "./cut.js";
import { ACP_CUTTING, ASK_CUTTING } from "./cuttings.js";
import { FamiliarLines } from "./familiar.js";
import type { Remark } from "./finding.js";
import { decode } from "./framing.js";
import { type Line, LineSplitter } from "./lines.js";
import type { FreeValues } from "./judgement.js";
import { freeIn, holesOf, MAY_BE_PIECE } from "./piece.js";
import { countBetween, endOfCount, type RawText } from "./raw-text.js";
import { MOST_BYTES } from "./structure.js";
import { unwrapRecorded } from "./wrapper.js";

/** Lines of a recording, made short by somebody who knows nothing of the conversation; to be judged by a `Checker`. Plain data, for a thread to hand over. */
export interface Condensed {
  /**
   * Of each line `HEAD` numbers: its form, its length in bytes, how many characters of `text` or, where its form says so, how
   * many of `bytes` are its own, and the number that lines like it have, or `NO_LIKES`.
   */
  readonly heads: Int32Array;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Numbers of a line. */
export const HEAD = 4;
/** Forms of a line: its text; what is left of it without long texts, as they may be in either protocol; its bytes, which are no text; like an earlier line. */
export const WHOLE = 0;
const CUT_ACP = 1;
const CUT_ASK = 2;
export const RAW = 3;
export const LIKE = 4;
/** Says that no lines are known to be like one. */
export const NO_LIKES = -1;

/** What was cut out of a line, by its form. */
export const CUTTINGS: Readonly<Record<number, Cutting>> = { [CUT_ACP]: ACP_CUTTING, [CUT_ASK]: ASK_CUTTING };

/** Bytes at the start of a line in which a message of ACP says that it is one. */
const START = 256;
const QUOTE = 0x22;
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
  #texts: string[] = [];
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
    const text = line.length > this.#limit ? undefined : textOf(left ?? line.bytes);
    if (text === undefined) {
      this.#heads.push(RAW, line.length, line.bytes.length, NO_LIKES);
      this.#append(line.bytes);
    } else {
      this.#heads.push(left === undefined ? WHOLE : form, line.length, text.length, this.#learn(text));
      this.#texts.push(text);
    }
    return true;
  }

  /** The number of the lines like one, where these can be told. */
  #learn(text: string): number {
    if (!this.#familiar.canLearn(text.length) || !MAY_BE_PIECE.test(text)) return NO_LIKES;
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
    const condensed = { heads: Int32Array.from(this.#heads), text: this.#texts.join(""), bytes: this.#bytes.slice(0, this.#size) };
    this.#heads = [];
    this.#texts = [];
    this.#size = 0;
    return condensed;
  }
}

/** The values of lines like others, as a `Condenser` writes them. */
export class FreeIn implements FreeValues {
  readonly #bytes: Uint8Array;
  #start = 0;
  #end = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The values of the line whose bytes these are. */
  within(start: number, end: number): this {
    this.#start = start;
    this.#end = end;
    return this;
  }

  values(): (RawText | number)[] {
    const bytes = this.#bytes;
    const start = this.#start;
    const end = this.#end;
    const text = start < end && bytes[start] !== QUOTE ? endOfCount(bytes, start) : start;
    const values: (RawText | number)[] = text === start ? [] : [countBetween(bytes, start, text)];
    if (text < end) values.push({ bytes, start: text + 1, end });
    return values;
  }
}

/** The text of a line; `undefined` where it is not UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  const remarks: Remark[] = [];
  const text = decode(bytes, remarks);
  return remarks.length === 0 ? text : undefined;
}

function formOf({ bytes }: Line): typeof CUT_ACP | typeof CUT_ASK {
  return DECODER.decode(bytes.subarray(0, START)).includes('"jsonrpc"') ? CUT_ACP : CUT_ASK;
}
