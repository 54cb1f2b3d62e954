/** Does things one after the other: each begins when the one before has finished. What can be done at once is. */
export class Order {
  readonly #waiting: (() => Promise<void> | undefined)[] = [];
  readonly #most: number;
  #isBusy = false;
  #room: Promise<void> | undefined;
  #makeRoom: (() => void) | undefined;

  /** @param most how many things may wait before `room` asks to be waited for. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Does a thing in its turn. It must not throw nor reject. */
  add(thing: () => Promise<void> | undefined): void {
    if (this.#isBusy) {
      this.#waiting.push(thing);
      return;
    }
    const doing = thing();
    if (doing !== undefined) this.#after(doing);
  }

  /** Settles once few enough things wait; `undefined` where that is so already. */
  room(): Promise<void> | undefined {
    if (this.#waiting.length < this.#most) return undefined;
    this.#room ??= new Promise((resolve) => (this.#makeRoom = resolve));
    return this.#room;
  }

  #after(doing: Promise<void>): void {
    this.#isBusy = true;
    void doing.then(() => {
      this.#isBusy = false;
      this.#goOn();
    });
  }

  #goOn(): void {
    let done = 0;
    while (!this.#isBusy && done < this.#waiting.length) {
      const doing = this.#waiting[done]?.();
      done += 1;
      if (doing !== undefined) this.#after(doing);
    }
    this.#waiting.splice(0, done);
    if (this.#waiting.length < this.#most) {
      this.#makeRoom?.();
      this.#room = this.#makeRoom = undefined;
    }
  }
}
