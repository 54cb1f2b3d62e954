import { indexOf, MOST_BYTES, Structure } from "./structure.js";

/** A line of a stream, without its line feed. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** The line's bytes; none of a line that is longer than the limit. */
  readonly bytes: Uint8Array;
  /** How long the line is, in bytes. */
  readonly length: number;
}

/** Bytes in which a line stands, and what is known of where its strings are. */
export interface Outlined {
  readonly bytes: Uint8Array;
  /** Where the line starts and ends in them. */
  readonly start: number;
  readonly end: number;
  /** Places of the structure of the bytes, and the number of the first that is in the line. */
  readonly places: Int32Array;
  readonly first: number;
}

const LINE_FEED = 0x0a;
const NOTHING = new Uint8Array(0);

/** Cuts a stream of chunks into lines. Holds the chunk at hand and what earlier chunks had of its first line, but nothing of a line that is too long. */
export class LineSplitter {
  readonly #limit: number;
  /** Of the chunk at hand. */
  readonly #structure = Structure.create();
  /** Of a line that was put together from several chunks. */
  #ofJoined: Structure | undefined;
  #number = 0;
  #chunk: Uint8Array = NOTHING;
  /** Where in the chunk the next line starts, or what is left of it; and how many places of the structure lie before. */
  #start = 0;
  #place = 0;
  #places = 0;
  #parts: Uint8Array[] = [];
  #length = 0;
  /** The line that was taken last, where it lies in the chunk. */
  #last: Pick<Outlined, "start" | "first"> | undefined;

  /** @param limit bytes of the longest line that is kept. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes the next chunk, of at most `MOST_BYTES` for its structure to be told, once `next` has given all lines that end in the one before. */
  push(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#start = 0;
    this.#place = 0;
    this.#places = 0;
    if (this.#structure === undefined || chunk.length > MOST_BYTES) return;
    this.#structure.read(chunk);
    this.#places = this.#structure.count;
  }

  /** The next line that ends in the chunk at hand; `undefined` where no more does. */
  next(): Line | undefined {
    const end = this.#chunk.indexOf(LINE_FEED, this.#start);
    if (end !== -1) {
      this.#last = this.#length === 0 ? { start: this.#start, first: this.#place } : undefined;
      this.#keep(this.#chunk.subarray(this.#start, end));
      this.#start = end + 1;
      const places = this.#structure?.places;
      while (places !== undefined && this.#place < this.#places && indexOf(places[this.#place] as number) <= end) this.#place += 1;
      return this.#take();
    }
    // A copy, as a small piece would keep the whole chunk in memory.
    if (this.#start < this.#chunk.length) this.#keep(new Uint8Array(this.#chunk.subarray(this.#start)));
    this.push(NOTHING);
    return undefined;
  }

  /** Ends the stream: what came after the last line feed, if anything did. */
  end(): Line | undefined {
    return this.#length > 0 ? this.#take() : undefined;
  }

  /** The next line, up to where the chunk ends at the latest; `undefined` where it started in an earlier one, or nothing is known of its strings. */
  ahead(): Outlined | undefined {
    if (this.#structure === undefined || this.#length > 0 || this.#place >= this.#places) return undefined;
    return { bytes: this.#chunk, start: this.#start, end: this.#chunk.length, places: this.#structure.places, first: this.#place };
  }

  /** Passes over the next line, which ends at a line feed of the chunk at hand that has the number `place` of its places. */
  pass(end: number, place: number): void {
    this.#start = end + 1;
    this.#place = place + 1;
    this.#number += 1;
  }

  /** Number of the line that was taken or passed last, from 1. */
  get number(): number {
    return this.#number;
  }

  /** The line that was taken last; `undefined` where nothing is known of its strings. Good until the next is taken. */
  outline({ bytes }: Line): Outlined | undefined {
    if (this.#structure === undefined || bytes.length > MOST_BYTES) return undefined;
    if (this.#last !== undefined) {
      const { start, first } = this.#last;
      return this.#places === 0
        ? undefined
        : { bytes: this.#chunk, start, end: start + bytes.length, places: this.#structure.places, first };
    }
    const structure = (this.#ofJoined ??= Structure.create());
    if (structure === undefined) return undefined;
    structure.read(bytes);
    return { bytes, start: 0, end: bytes.length, places: structure.places, first: 0 };
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#limit) this.#parts = [];
    else this.#parts.push(part);
  }

  #take(): Line {
    this.#number += 1;
    const line = { number: this.#number, bytes: join(this.#parts), length: this.#length };
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
