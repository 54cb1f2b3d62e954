/** Keeps the end of a stream of text: what a process said last tells why it ended. */
export class Tail {
  readonly #most: number;
  #text = "";

  /** @param most characters that are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  add(text: string): void {
    this.#text = (this.#text + text).slice(-this.#most);
  }

  /** All that is kept. */
  get text(): string {
    return this.#text;
  }

  /** The last lines that are not blank, in one line. */
  lines(most: number): string {
    return this.#text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .slice(-most)
      .join(" | ");
  }
}
