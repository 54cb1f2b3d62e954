import { readSync } from "node:fs";

/** Bytes that are read at a time. */
const CHUNK = 1 << 20;
const LINE_FEED = 0x0a;

/**
 * Reads the lines of a file that start from one place on and before another, piece by piece; `take` gets the bytes of lines,
 * good until it returns, and how many were read for them.
 */
export function readLines(handle: number, from: number, before: number, take: (bytes: Uint8Array, read: number) => void): void {
  const buffer = new Uint8Array(CHUNK);
  // The byte before says whether a line starts at the first.
  let at = Math.max(0, from - 1);
  let isIn = from === 0;
  for (;;) {
    const count = readSync(handle, buffer, 0, CHUNK, at);
    const start = isIn ? 0 : buffer.subarray(0, count).indexOf(LINE_FEED) + 1;
    const first = at + start;
    at += count;
    if (count === 0) return;
    if (!isIn && start === 0) continue;
    if (!isIn && first >= before) return;
    isIn = true;
    const bytes = buffer.subarray(start, count);
    // The last line ends with the first line feed from the last byte before on.
    const last = at >= before ? bytes.indexOf(LINE_FEED, Math.max(0, before - 1 - first)) : -1;
    take(last === -1 ? bytes : bytes.subarray(0, last + 1), count);
    if (last !== -1) return;
  }
}
