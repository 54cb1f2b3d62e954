import { Worker } from "node:worker_threads";
import type { Part, Stretch, Task } from "./judge.js";

/** What a thread is told: the name of the next file, or how many of its findings were taken. */
export type Order = string | number;

/** A file, and what has come of it that is not taken yet. */
interface Job {
  readonly file: string;
  readonly parts: Part[];
  worker?: Worker;
  /** Where its thread broke down. */
  fault?: Error;
  wake?: () => void;
}

/**
 * Threads that judge files, each file whole in one of them. Their parts are taken in the order of the files, whichever
 * is done first; a thread that is ahead waits once it has told many findings that nobody has taken.
 */
export class Pool {
  readonly #jobs: readonly Job[];
  readonly #workers: readonly Worker[];
  /** Files that a thread has got, and files whose parts are asked for. */
  #given = 0;
  #taken = 0;

  constructor(files: readonly string[], threads: number, task: Task) {
    this.#jobs = files.map((file) => ({ file, parts: [] }));
    this.#workers = Array.from({ length: Math.min(threads, files.length) }, () => {
      // The command is bundled into one file, which is what a thread runs too.
      const worker = new Worker(new URL("./main.js", import.meta.url), { workerData: task });
      this.#give(worker);
      return worker;
    });
  }

  /** What comes of the next file. Throws what its thread broke down with. */
  async *next(): AsyncGenerator<Part> {
    const job = this.#jobs[this.#taken++];
    while (job !== undefined) {
      const part = job.parts.shift();
      if (part !== undefined) {
        yield part;
        if (isOutcome(part)) return;
        job.worker?.postMessage(countOf(part) satisfies Order);
      } else if (job.fault !== undefined) throw job.fault;
      else await new Promise<void>((resolve) => (job.wake = resolve));
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  /** Gives a thread the next file, where one is left. */
  #give(worker: Worker): void {
    const job = this.#jobs[this.#given];
    if (job === undefined) return;
    this.#given += 1;
    job.worker = worker;
    worker.removeAllListeners();
    worker.on("message", (part: Part) => {
      // How far a file is read is only of use until it is read further.
      const last = job.parts.at(-1);
      if (last !== undefined && !isOutcome(last) && countOf(last) === 0) job.parts.pop();
      job.parts.push(part);
      if (isOutcome(part)) this.#give(worker);
      job.wake?.();
    });
    worker.on("error", (error: Error) => {
      job.fault = error;
      job.wake?.();
    });
    worker.postMessage(job.file satisfies Order);
  }
}

function isOutcome(part: Part): boolean {
  return "summary" in part;
}

/** Findings of a part that came from a thread, where they are a list. */
function countOf(part: Part): number {
  return (part as Stretch & { findings: readonly unknown[] }).findings.length;
}
