import type { Line } from "./lines.js";

/** Lines that wait for the first data, to know whether they are fields of an event stream or noise. */
const MOST_WAITING = 20;
const LINE_FEED = 0x0a;
const SPACE = 0x20;

/**
 * Takes the data out of a body of Server-Sent Events. The data lines of one event come as one line, with spaces for the
 * field's name and a line feed where the next line starts, so that positions stay what they were; other fields and
 * comments are passed over once there has been data. Lines of anything else come as they are.
 */
export class EventStream {
  readonly #limit: number;
  #isStream = false;
  #waiting: Line[] = [];
  #number = 0;
  #last = 0;
  #parts: Uint8Array[] = [];
  #length = 0;

  /** @param limit bytes of the longest event that is kept. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether nothing waits, so that a line that is no field comes as it is. */
  get isIdle(): boolean {
    return this.#number === 0 && this.#waiting.length === 0;
  }

  /** Takes the next line; yields what is ready. */
  *push(line: Line): Generator<Line> {
    const field = fieldOf(line);
    if (field === "data") {
      this.#isStream = true;
      this.#waiting = [];
      this.#keep(line);
    } else if (field === "other" && this.#isStream) return;
    else if (field === "other" && this.#waiting.length < MOST_WAITING) this.#waiting.push(line);
    else {
      if (field !== "blank") yield* this.#release();
      if (this.#number !== 0) yield this.#take();
      if (field !== "blank") yield line;
    }
  }

  /** Ends the input; yields what is left. */
  *end(): Generator<Line> {
    yield* this.#release();
    if (this.#number !== 0) yield this.#take();
  }

  *#release(): Generator<Line> {
    const waiting = this.#waiting;
    this.#waiting = [];
    yield* waiting;
  }

  #keep({ number, bytes, length }: Line): void {
    if (this.#number === 0) this.#number = number;
    else for (; this.#last < number; this.#last += 1) this.#add(Uint8Array.of(LINE_FEED), 1);
    this.#last = number;
    this.#add(Uint8Array.from(bytes).fill(SPACE, 0, 5), length);
  }

  #add(part: Uint8Array, length: number): void {
    this.#length += length;
    if (this.#length > this.#limit) this.#parts = [];
    else this.#parts.push(part);
  }

  #take(): Line {
    const bytes = new Uint8Array(this.#parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    const line = { number: this.#number, bytes, length: this.#length };
    this.#number = 0;
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}

const FIELDS = (["data:", "event:", "id:", "retry:", ":"] as const).map((name) => ({ name, bytes: new TextEncoder().encode(name) }));

/** What a line is in an event stream; `undefined` where it is nothing of the kind. */
function fieldOf({ bytes, length }: Line): "data" | "other" | "blank" | undefined {
  // Most lines are messages.
  if (bytes[0] === 0x7b) return undefined;
  if (length === 0 || (length === 1 && bytes[0] === 0x0d)) return "blank";
  const field = FIELDS.find(({ bytes: name }) => name.every((byte, at) => bytes[at] === byte));
  return field === undefined ? undefined : field.name === "data:" ? "data" : "other";
}
