import { closeSync, openSync, readSync } from "node:fs";
import type { Checker } from "../traffic/index.js";
import type { Stretch } from "./judge.js";
import { systemFault } from "./read-error.js";
import { readLines } from "./stretch.js";
import { Stretches } from "./stretches.js";

/** Bytes that are judged meanwhile. */
const ALONE = 6 << 20;

/** Checks a file that threads read and make short. @throws ReadError */
export async function* judgeByStretches(
  checker: Checker,
  file: string,
  size: number,
  limit: number,
  threads: number,
): AsyncGenerator<Stretch> {
  let handle;
  try {
    handle = openSync(file, "r");
  } catch (error) {
    throw systemFault(file, error);
  }
  const opened = handle;
  const whole = (start: number, length: number) => {
    const bytes = new Uint8Array(length);
    // A file that was cut meanwhile has no more than it has.
    return bytes.subarray(0, readSync(opened, bytes, 0, length, start));
  };
  // Until the threads have started, the first lines are judged without them.
  const stretches = new Stretches(file, ALONE, size, limit, threads);
  let done = 0;
  try {
    const chunks: Uint8Array[] = [];
    readLines(opened, 0, ALONE, (bytes) => chunks.push(bytes.slice()));
    for (const chunk of chunks) {
      done += chunk.length;
      yield { findings: checker.push(chunk), done, size };
    }
    for await (const { lines, bytes } of stretches.lines()) {
      done += bytes;
      yield { findings: checker.take(lines, whole), done, size };
    }
  } finally {
    await stretches.close();
    closeSync(opened);
  }
}
