import { closeSync, openSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { type Condensed, Condenser } from "../traffic/condense.js";
import { ReadError, systemFault } from "./read-error.js";
import { readLines } from "./stretch.js";

/** What a thread is to read: every so many-th stretch of a file, from its first on. */
export interface Reading {
  readonly file: string;
  /** Where the first stretch starts, and where the file ends. */
  readonly from: number;
  readonly size: number;
  /** Bytes of a stretch. A line belongs to the stretch in which it starts. */
  readonly stretch: number;
  readonly first: number;
  readonly step: number;
  /** Bytes of the longest line that is judged. */
  readonly limit: number;
  /** One number: how many of the lines' parts were taken. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** What a thread tells: lines, and how many bytes it has read for them; that a stretch is at its end; or why it cannot be read. */
export type Told = { readonly lines: Condensed; readonly bytes: number } | { readonly isOver: true } | { readonly fault: string };

/** Parts that may be told before any is taken. */
const MOST_AHEAD = 16;
/** Numbers that the lines of one stretch may have. */
const NUMBERS = 1 << 16;

const { file, from, size, stretch, first, step, limit, taken } = workerData as Reading;
let told = 0;

try {
  const handle = openSync(file, "r");
  for (let index = first; from + index * stretch < size; index += step) {
    read(handle, index);
    parentPort?.postMessage({ isOver: true } satisfies Told);
  }
  closeSync(handle);
} catch (error) {
  const fault = systemFault(file, error);
  if (!(fault instanceof ReadError)) throw error;
  parentPort?.postMessage({ fault: fault.message } satisfies Told);
}

function read(handle: number, index: number): void {
  const condenser = new Condenser(limit, (index % (1 << 14)) * NUMBERS);
  const start = from + index * stretch;
  readLines(handle, start, Math.min(size, start + stretch), (bytes, count) => {
    tell(condenser.push(bytes), count);
  });
  tell(condenser.end(), 0);
}

function tell(lines: Condensed, bytes: number): void {
  parentPort?.postMessage({ lines, bytes } satisfies Told, [lines.heads.buffer as ArrayBuffer, lines.bytes.buffer as ArrayBuffer]);
  told += 1;
  for (;;) {
    const now = Atomics.load(taken, 0);
    if (told - now < MOST_AHEAD) return;
    Atomics.wait(taken, 0, now);
  }
}
