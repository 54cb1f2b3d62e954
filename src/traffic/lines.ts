/** A line of a stream, without its line feed. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** The line's bytes; none of a line that is longer than the limit. */
  readonly bytes: Uint8Array;
  /** How long the line is, in bytes. */
  readonly length: number;
}

const LINE_FEED = 0x0a;
const NOTHING = new Uint8Array(0);

/** Cuts a stream of chunks into lines. Holds the chunk at hand and what earlier chunks had of its first line, but nothing of a line that is too long. */
export class LineSplitter {
  readonly #limit: number;
  #number = 0;
  #chunk: Uint8Array = NOTHING;
  /** Where in the chunk the next line starts, or what is left of it. */
  #start = 0;
  #parts: Uint8Array[] = [];
  #length = 0;

  /** @param limit bytes of the longest line that is kept. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes the next chunk, once `next` has given all lines that end in the one before. */
  push(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#start = 0;
  }

  /** The next line that ends in the chunk at hand; `undefined` where no more does. */
  next(): Line | undefined {
    const end = this.#chunk.indexOf(LINE_FEED, this.#start);
    if (end !== -1) {
      this.#keep(this.#chunk.subarray(this.#start, end));
      this.#start = end + 1;
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

  /** The chunk at hand. */
  get chunk(): Uint8Array {
    return this.#chunk;
  }

  /** Where the next line starts in it; -1 where it started in an earlier one. */
  get start(): number {
    return this.#length === 0 ? this.#start : -1;
  }

  /** Passes over the next line, which ends at a line feed of the chunk at hand; returns its number. */
  pass(end: number): number {
    this.#start = end + 1;
    this.#number += 1;
    return this.#number;
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
