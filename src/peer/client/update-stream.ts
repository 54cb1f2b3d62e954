import type { SessionUpdate } from "../../../generated/acp/types.js";
import type { Pressure } from "./pressure.js";

/** Updates that are kept for a reader before the connection waits for it. */
const MOST_KEPT = 256;

const NOBODY = (): void => undefined;

/**
 * Updates for one reader, in order. Where it is slow, what is kept stays bounded and the connection waits. Until it begins, a
 * few are kept for it; if it has not begun by then, it is taken that nobody reads, and nothing is kept any more.
 */
export class UpdateStream implements AsyncIterable<SessionUpdate> {
  readonly #pressure: Pressure;
  readonly #subject: string;
  #kept: SessionUpdate[] = [];
  #reader: "awaited" | "reading" | "gone" = "awaited";
  #passedOver = 0;
  #isUnbounded = false;
  #end: { readonly error?: Error } | undefined;
  #more: Promise<void> | undefined;
  /** Tells the reader that waits; there is nobody to tell until one does. */
  #tellMore: () => void = NOBODY;
  #room: Promise<void> | undefined;
  #tellRoom: () => void = () => undefined;

  /** @param subject how errors call it. */
  constructor(pressure: Pressure, subject: string) {
    this.#pressure = pressure;
    this.#subject = subject;
  }

  /** Gives one more update. Where it returns a promise, there is room for more once that has settled. */
  push(update: SessionUpdate): Promise<void> | undefined {
    if (this.#end !== undefined || this.#reader === "gone") return undefined;
    if (this.#reader === "awaited" && this.#kept.length + this.#passedOver >= MOST_KEPT) {
      this.#passedOver += this.#kept.length + 1;
      this.#kept = [];
      return undefined;
    }
    this.#kept.push(update);
    this.#tellMore();
    if (this.#kept.length < MOST_KEPT || this.#reader !== "reading" || this.#isUnbounded || this.#pressure.isOff) return undefined;
    if (this.#room === undefined) {
      this.#room = new Promise((resolve) => (this.#tellRoom = resolve));
      this.#pressure.add(this);
    }
    return this.#room;
  }

  /** No more will come. What is kept can still be read; then the reader is done, or gets the error. */
  end(error?: Error): void {
    this.#end ??= error === undefined ? {} : { error };
    this.#tellMore();
    this.release();
  }

  /** From now on nothing waits for the reader any more. */
  unbound(): void {
    this.#isUnbounded = true;
    this.release();
  }

  /** There is room again, or it is taken that there is. */
  release(): void {
    this.#tellRoom();
    this.#room = undefined;
    this.#pressure.delete(this);
  }

  /** @throws Error where it is read already, and where too much has been passed over since it began. */
  [Symbol.asyncIterator](): AsyncIterator<SessionUpdate, undefined> {
    if (this.#reader !== "awaited") throw new Error(`${this.#subject}: iterated before: expected one reader`);
    if (this.#passedOver > 0)
      throw new Error(
        `${this.#subject}: iterated too late: ${String(this.#passedOver)} updates have been passed over; the state has what they told`,
      );
    this.#reader = "reading";
    return {
      next: () => this.#next(),
      return: () => {
        this.#reader = "gone";
        this.#kept = [];
        this.end();
        return Promise.resolve({ done: true, value: undefined });
      },
    };
  }

  /** What is kept is there at once. */
  #next(): Promise<IteratorResult<SessionUpdate, undefined>> {
    const value = this.#kept.shift();
    if (value === undefined) return this.#later();
    if (this.#room !== undefined && this.#kept.length < MOST_KEPT / 2) this.release();
    return Promise.resolve({ done: false, value });
  }

  async #later(): Promise<IteratorResult<SessionUpdate, undefined>> {
    for (let value = this.#kept.shift(); ; value = this.#kept.shift()) {
      if (this.#room !== undefined && this.#kept.length < MOST_KEPT / 2) this.release();
      if (value !== undefined) return { done: false, value };
      if (this.#end !== undefined) {
        if (this.#end.error !== undefined) throw this.#end.error;
        return { done: true, value: undefined };
      }
      this.#more ??= new Promise((resolve) => {
        this.#tellMore = () => {
          this.#tellMore = NOBODY;
          this.#more = undefined;
          resolve();
        };
      });
      await this.#more;
    }
  }
}
