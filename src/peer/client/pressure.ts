/** Whatever makes the connection wait for a slow reader. */
interface Held {
  release(): void;
}

/**
 * Back-pressure of one connection: a reader that is slow makes the connection wait, but for as long as this side waits for an
 * answer; the answer would else be stuck behind what a reader leaves lying that waits for the answer.
 */
export class Pressure {
  readonly #held = new Set<Held>();
  #asking = 0;
  #isOver = false;

  /** Whether nothing is to wait for a reader now. */
  get isOff(): boolean {
    return this.#asking > 0 || this.#isOver;
  }

  add(held: Held): void {
    this.#held.add(held);
  }

  delete(held: Held): void {
    this.#held.delete(held);
  }

  /** Takes the pressure off until a promise has settled. */
  async during<T>(promise: Promise<T>): Promise<T> {
    this.#asking += 1;
    this.#release();
    try {
      return await promise;
    } finally {
      this.#asking -= 1;
    }
  }

  /** Takes it off for good: the connection is being closed. */
  end(): void {
    this.#isOver = true;
    this.#release();
  }

  #release(): void {
    for (const held of this.#held) held.release();
  }
}
