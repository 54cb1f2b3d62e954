import type { Line, Outlined } from "./lines.js";
import { textBetween } from "./raw-text.js";
import { indexOf } from "./structure.js";

/** Which texts of a message may be cut short before it is parsed, as nobody looks at the middle of them. */
export interface Cutting {
  /** Members that have such texts. */
  readonly members: ReadonlySet<string>;
  /** Bytes to keep, at least, of the start and of the end of a text. */
  readonly edge: number;
}

/** Bytes from which on a line may be parsed sooner without its long texts. */
const LONG = 400;
/** Bytes that must be won for a cut to be worth it. */
const WORTH = 128;
/** Bytes in which a place to cut has to be found. */
const SEARCHED = 64;

const CARRIAGE_RETURN = 0x0d;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const DELETE = 0x7f;
const SPACE = 0x20;
/** What stands for the middle of a text, so that it is seen that something is missing. */
const ELLIPSIS = new TextEncoder().encode("…");

/** Whether a line is long enough to be cut, and has no fault of its own that is told of the whole of it. */
export function isWorthCutting({ bytes, length }: Line, limit: number): boolean {
  return length >= LONG && length <= limit && bytes[length - 1] !== CARRIAGE_RETURN;
}

/** Cuts long texts out of lines of JSON without parsing them. */
export class Cutter {
  #room = new Uint8Array(1 << 12);
  #size = 0;

  /**
   * A line with its long texts cut short, in bytes that hold until the next call; `undefined` where there is nothing to cut,
   * or anything in a string that is not plainly right. All else stays as it is, so that the line is JSON if and only if what
   * comes back is, and has the same members.
   */
  cut({ bytes, start, end, places, first }: Outlined, { members, edge }: Cutting): Uint8Array | undefined {
    if (bytes[start] !== OPEN) return undefined;
    const least = 2 * (edge + SEARCHED) + WORTH;
    this.#size = 0;
    let done = start;
    let keyStart = start;
    let keyEnd = start;
    for (let place = first; ; place += 2) {
      const open = places[place] as number;
      // Behind the line there is its line feed, or the place that is nowhere.
      if (indexOf(open) >= end) break;
      if (open < 0) return undefined;
      const close = places[place + 1] as number;
      if (close < 0 || close >= end) return undefined;
      const text = open + 1;
      if (close - text > least && keyEnd + 2 === open && bytes[keyEnd + 1] === COLON && members.has(textBetween(bytes, keyStart, keyEnd))) {
        const head = edge === 0 ? text : placeToCut(bytes, text + edge);
        const tail = edge === 0 ? close : placeToCut(bytes, close - edge - SEARCHED);
        if (head !== -1 && tail !== -1) {
          this.#append(bytes, done, head);
          this.#append(ELLIPSIS, 0, ELLIPSIS.length);
          done = tail;
        }
      }
      keyStart = text;
      keyEnd = close;
    }
    if (done === start) return undefined;
    this.#append(bytes, done, end);
    return this.#room.subarray(0, this.#size);
  }

  #append(bytes: Uint8Array, start: number, end: number): void {
    const size = this.#size + end - start;
    if (size > this.#room.length) {
      const larger = new Uint8Array(2 * size);
      larger.set(this.#room.subarray(0, this.#size));
      this.#room = larger;
    }
    const room = this.#room;
    let to = this.#size;
    // What is kept is short, and a loop is done before a view is made.
    for (let from = start; from < end; from += 1) room[to++] = bytes[from] as number;
    this.#size = size;
  }
}

/** The first place from `start` on that is not within a character or an escape: behind a character of ASCII that no backslash precedes. */
function placeToCut(bytes: Uint8Array, start: number): number {
  for (let at = start; at < start + SEARCHED; at += 1) {
    const before = bytes[at - 1] as number;
    if (before >= SPACE && before < DELETE && before !== BACKSLASH && bytes[at - 2] !== BACKSLASH) return at;
  }
  return -1;
}
