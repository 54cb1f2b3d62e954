import { Worker } from "node:worker_threads";
import type { Condensed } from "../traffic/condense.js";
import { ReadError } from "./read-error.js";
import type { Reading, Told } from "./stretch-thread.js";

/** Bytes of the stretches that threads take in turns. */
const STRETCH = 4 << 20;

/** A thread, and what it has told that is not taken yet. */
interface Reader {
  readonly worker: Worker;
  readonly told: Told[];
  readonly taken: Int32Array<SharedArrayBuffer>;
  /** Where the thread broke down. */
  fault?: Error;
  wake?: () => void;
}

/**
 * Threads that read a file by stretches and make its lines short, so that whoever follows the conversation has less to do.
 * What they tell is taken in the order of the file; a thread that is ahead waits.
 */
export class Stretches {
  readonly #readers: readonly Reader[];
  readonly #count: number;

  /** @param from where in the file they begin. @param limit bytes of the longest line that is judged. */
  constructor(file: string, from: number, size: number, limit: number, threads: number) {
    const stretch = threads === 1 ? size - from : STRETCH;
    this.#count = Math.ceil((size - from) / stretch);
    this.#readers = Array.from({ length: Math.min(threads, this.#count) }, (_, first, step = Math.min(threads, this.#count)) => {
      const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const reading: Reading = { file, from, size, stretch, first, step, limit, taken };
      const worker = new Worker(new URL("./stretch-thread.js", import.meta.url), { workerData: reading });
      const reader: Reader = { worker, told: [], taken };
      worker.on("message", (told: Told) => {
        reader.told.push(told);
        reader.wake?.();
      });
      worker.on("error", (error: Error) => {
        reader.fault = error;
        reader.wake?.();
      });
      return reader;
    });
  }

  /** The lines of the file, and how many bytes were read for them. @throws ReadError, and what a thread breaks down with */
  async *lines(): AsyncGenerator<{ readonly lines: Condensed; readonly bytes: number }> {
    for (let index = 0; index < this.#count; index += 1) {
      const reader = this.#readers[index % this.#readers.length] as Reader;
      for (let told = await next(reader); !("isOver" in told); told = await next(reader)) {
        if ("fault" in told) throw new ReadError(told.fault);
        yield told;
        Atomics.add(reader.taken, 0, 1);
        Atomics.notify(reader.taken, 0);
      }
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#readers.map(({ worker }) => worker.terminate()));
  }
}

/** What a thread tells next; it is waited for. */
async function next(reader: Reader): Promise<Told> {
  for (;;) {
    const told = reader.told.shift();
    if (told !== undefined) return told;
    if (reader.fault !== undefined) throw reader.fault;
    await new Promise<void>((resolve) => (reader.wake = resolve));
  }
}
