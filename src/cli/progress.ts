/** Where progress is written: standard error, where that is a terminal. */
export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const QUIET_FOR_MS = 1000;
const EVERY_MS = 200;

/** One line that says how far a long check is. Says nothing in the first second, and nothing where nobody looks. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #start = Date.now();
  #last = 0;
  #shown = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** Tells that `done` bytes of a file are read, of `size` where that is known. */
  update(file: string, done: number, size: number | undefined): void {
    const now = Date.now();
    if (this.#terminal.isTTY !== true || now - this.#start < QUIET_FOR_MS || now - this.#last < EVERY_MS) return;
    this.#last = now;
    this.#shown = true;
    const share = size === undefined || size === 0 ? "" : `, ${String(Math.min(100, Math.floor((100 * done) / size)))} %`;
    this.#terminal.write(`\r\u001b[Kchecking ${file}: ${String(Math.floor(done / 1_000_000))} MB${share}`);
  }

  /** Takes the line away, so that something else can be printed. */
  clear(): void {
    if (this.#shown) this.#terminal.write("\r\u001b[K");
    this.#shown = false;
  }
}
