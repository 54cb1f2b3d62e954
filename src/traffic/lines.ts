/** A line of a stream, without its line feed. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** The line's bytes; of one that is longer than the limit only as many as the limit. */
  readonly bytes: Uint8Array;
  /** How long the line is, in bytes. */
  readonly length: number;
}

const LINE_FEED = 0x0a;

/** Cuts a stream of chunks into lines. Holds one line at most, and of a line that is too long no more than the limit. */
export class LineSplitter {
  readonly #limit: number;
  #number = 0;
  #parts: Uint8Array[] = [];
  #kept = 0;
  #length = 0;

  /** @param limit bytes of a line to keep. */
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
    const room = this.#limit - this.#kept;
    if (room <= 0) return;
    const kept = part.length > room ? part.subarray(0, room) : part;
    this.#parts.push(kept);
    this.#kept += kept.length;
  }

  #take(): Line {
    this.#number += 1;
    const line = { number: this.#number, bytes: join(this.#parts, this.#kept), length: this.#length };
    this.#parts = [];
    this.#kept = 0;
    this.#length = 0;
    return line;
  }
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
