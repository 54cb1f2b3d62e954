import { parentPort, workerData } from "node:worker_threads";
import type { Finding } from "../traffic/index.js";
import { judge, type Part, type Task } from "./judge.js";
import type { Order } from "./pool.js";

/** Findings that are told at once, and that may be told before any is taken. */
const BATCH = 250;
const MOST_AHEAD = 4000;
/** How often to say how far a file is read while there is nothing to tell. */
const EVERY_MS = 200;

/** What a thread of a `Pool` does: judges the files that it is told, one after the other. */
export function judgeAsTold(): void {
  const task = workerData as Task;
  let ahead = 0;
  let wake: (() => void) | undefined;
  const tell = async (part: Part & { findings?: readonly Finding[] }) => {
    parentPort?.postMessage(part);
    ahead += part.findings?.length ?? 0;
    while (ahead > MOST_AHEAD) await new Promise<void>((resolve) => (wake = resolve));
  };
  parentPort?.on("message", (order: Order) => {
    if (typeof order === "string") void tellOf(order, task, tell);
    else {
      ahead -= order;
      wake?.();
    }
  });
}

async function tellOf(file: string, task: Task, tell: (part: Part & { findings?: readonly Finding[] }) => Promise<void>): Promise<void> {
  let told = Date.now();
  for await (const part of judge(file, task)) {
    if ("summary" in part) {
      await tell(part);
      return;
    }
    const { done, size } = part;
    let batch: Finding[] = [];
    for (const finding of part.findings) {
      if (batch.push(finding) < BATCH) continue;
      await tell({ findings: batch, done, size });
      batch = [];
    }
    if (batch.length === 0 && Date.now() - told < EVERY_MS) continue;
    told = Date.now();
    await tell({ findings: batch, done, size });
  }
}
