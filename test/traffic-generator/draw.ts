import { seeded } from "../upstream/random.js";

/** Least and most of a number that is drawn. */
export type Span = readonly [least: number, most: number];

const WORDS =
  "the cursor reads one line more than there is, so a bed of the north garden is watered twice const let return if for await import from export function value index length path file error result — é → 漢".split(
    " ",
  );
const ENDS = [" ", " ", " ", " ", ", ", ";\n", " {\n  ", "\n}\n", ' "', '": ', "('", "')\t", "\\n"];

/** Text that pieces are cut from: making each anew would cost more than all the rest. */
const POOL = poolOf(seeded(0), 1 << 17);

/** Draws that look random and are the same for a seed. */
export class Draw {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  /** A whole number of the span, its ends included. */
  number([least, most]: Span): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  one<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T;
  }

  /** True so many times out of a hundred. */
  percent(chance: number): boolean {
    return this.#random() * 100 < chance;
  }

  /** Prose or code of so many characters, with all that JSON must escape. */
  text(span: Span): string {
    const length = this.number(span);
    const start = this.number([0, POOL.length - length]);
    return POOL.slice(start, start + length);
  }
}

function poolOf(random: () => number, size: number): string {
  const one = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? "";
  let text = "";
  while (text.length < size) text += one(WORDS) + one(ENDS);
  return text;
}
