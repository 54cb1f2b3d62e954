import { STRUCTURE } from "../../generated/structure.js";

/** Bytes that are looked at in one go, at most. */
export const MOST_BYTES = 1 << 18;
/** All of a place but the bit that says that something is wrong there. */
const INDEX = 0x7fff_ffff;
/** The place behind the last: wrong, and in no bytes. */
const NOWHERE = -1;
/** Where the module writes. */
const PLACES = 0x5_0000;
/** Bytes that it reads at a time, and may read beyond the last. */
const STRIDE = 16;
const SPACE = 0x20;

/** What of WebAssembly is used here: a part of the language's surroundings that its own library does not describe. */
interface Surroundings {
  readonly WebAssembly?: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: Exports };
  };
}
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly index: (length: number) => number;
}

let compiled: object | undefined;

/**
 * Where in a piece of NDJSON strings and lines begin and end, found without parsing it. Its places are those of quotes that
 * no backslash escapes, and of line feeds, in their order; and, negative, of what is not plainly right in a string: other
 * control characters, escapes but those that stand for one character, and what is not UTF-8.
 */
export class Structure {
  readonly #index: Exports["index"];
  readonly #bytes: Uint8Array;
  readonly #places: Int32Array;
  #count = 0;

  private constructor({ memory, index }: Exports) {
    this.#index = index;
    this.#bytes = new Uint8Array(memory.buffer, 0, MOST_BYTES + STRIDE);
    this.#places = new Int32Array(memory.buffer, PLACES);
  }

  /** A structure to use again and again; `undefined` where the surroundings allow no WebAssembly, or not enough of it. */
  static create(): Structure | undefined {
    const { WebAssembly } = globalThis as Surroundings;
    if (WebAssembly === undefined) return undefined;
    try {
      compiled ??= new WebAssembly.Module(Uint8Array.from(atob(STRUCTURE), (character) => character.charCodeAt(0)));
      return new Structure(new WebAssembly.Instance(compiled).exports);
    } catch {
      return undefined;
    }
  }

  /** Looks at other bytes, at most `MOST_BYTES`, which begin as a line does: what came before plays no part. */
  read(bytes: Uint8Array): void {
    this.#bytes.set(bytes);
    this.#bytes.fill(SPACE, bytes.length, bytes.length + STRIDE);
    this.#count = this.#index(bytes.length);
    // Whoever goes on to the next place stops where there is none.
    this.#places[this.#count] = NOWHERE;
  }

  /** How many places there are. The last may lie behind the bytes, where these end within a character. */
  get count(): number {
    return this.#count;
  }

  /** The places, each an index in the bytes, with its sign bit set where something is wrong there; good until the next `read`. */
  get places(): Int32Array {
    return this.#places;
  }
}

/** Index in the bytes of a place. */
export function indexOf(place: number): number {
  return place & INDEX;
}
