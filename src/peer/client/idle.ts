/** Calls when nothing has come for too long, not counting the time in which it is this side's turn to do something. */
export class Idle {
  readonly #limit: number | undefined;
  readonly #onIdle: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = 0;
  #isOver = false;

  /** @param limit milliseconds; none where it is missing. */
  constructor(limit: number | undefined, onIdle: () => void) {
    this.#limit = limit;
    this.#onIdle = onIdle;
    this.sign();
  }

  /** Something has come. */
  sign(): void {
    clearTimeout(this.#timer);
    if (this.#limit !== undefined && this.#held === 0 && !this.#isOver) this.#timer = setTimeout(this.#onIdle, this.#limit);
  }

  /** This side is at work, for as long as a promise has not settled; that is no time in which the other is idle. */
  async during<T>(promise: Promise<T>): Promise<T> {
    this.#held += 1;
    this.sign();
    try {
      return await promise;
    } finally {
      this.#held -= 1;
      this.sign();
    }
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}
