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

/** Cuts a stream of chunks into lines. Holds one line at most, and nothing of a line once it is too long. */
export class LineSplitter {
  readonly #limit: number;
  #number = 0;
  #parts: Uint8Array[] = [];
  #length = 0;

  /** @param limit bytes of the longest line that is kept. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes the next chunk and yields the lines that it ends. */
  *push(chunk: Uint8Array): Generator<Line> {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      this.#keep(chunk.subarray(start, end));
      yield this.#take();
      start = end + 1;
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start));
  }

  /** Ends the stream; yields what came after the last line feed, if anything did. */
  *end(): Generator<Line> {
    if (this.#length > 0) yield this.#take();
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
