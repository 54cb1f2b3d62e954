import { closeSync, openSync, readSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { type Condensed, Condenser } from "../traffic/condense.js";
import { ReadError, systemFault } from "./read-error.js";

/** What a thread is to read: every so many-th stretch of a file, from its first on. */
export interface Reading {
  readonly file: string;
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

/** Bytes that are read at a time. */
const CHUNK = 1 << 20;
/** Parts that may be told before any is taken. */
const MOST_AHEAD = 16;
/** Numbers that the lines of one stretch may have. */
const NUMBERS = 1 << 16;
const LINE_FEED = 0x0a;

const { file, size, stretch, first, step, limit, taken } = workerData as Reading;
let told = 0;

try {
  const handle = openSync(file, "r");
  for (let index = first; index * stretch < size; index += step) {
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
  const end = Math.min(size, (index + 1) * stretch);
  const buffer = new Uint8Array(CHUNK);
  // The byte before the stretch says whether a line starts at its first.
  let at = index === 0 ? 0 : index * stretch - 1;
  let isIn = index === 0;
  for (;;) {
    const count = readSync(handle, buffer, 0, CHUNK, at);
    let bytes = buffer.subarray(0, count);
    const from = at;
    at += count;
    if (!isIn) {
      const start = bytes.indexOf(LINE_FEED) + 1;
      if (start === 0 && count > 0) continue;
      if (from + start >= end || count === 0) return;
      bytes = bytes.subarray(start);
      isIn = true;
    }
    const isLast = at >= end;
    // The last line of the stretch ends with the first line feed from its last byte on.
    const last = isLast ? bytes.indexOf(LINE_FEED, Math.max(0, end - 1 - (at - bytes.length))) : -1;
    tell(condenser.push(last === -1 ? bytes : bytes.subarray(0, last + 1)), count);
    if (last !== -1) return;
    if (count === 0) {
      tell(condenser.end(), 0);
      return;
    }
  }
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
