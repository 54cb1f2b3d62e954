import { inputsOf } from "./inputs.js";
import { judge, type Part, type Task } from "./judge.js";
import { Pool } from "./pool.js";
import { ReadError } from "./read-error.js";

/** An input, and what comes of it. */
export interface Judged {
  readonly file: string;
  readonly parts: AsyncIterable<Part>;
}

/**
 * What comes of each input that the arguments stand for, in their order, with `jobs` threads at work. What
 * cannot be read as an input comes as a `ReadError` in its place.
 */
export async function* judgeAll(operands: readonly string[], jobs: number, task: Task): AsyncGenerator<Judged | ReadError> {
  if (jobs === 1) {
    for await (const input of inputsOfAll(operands)) yield input instanceof ReadError ? input : { file: input, parts: judge(input, task) };
    return;
  }
  const inputs: (string | ReadError)[] = [];
  for await (const input of inputsOfAll(operands)) inputs.push(input);
  const files = inputs.filter(isFile);
  // Of several files, each has a thread of its own; a single one is read by threads, and judged by this.
  const pool = files.length > 1 ? new Pool(files, jobs, task) : undefined;
  try {
    for (const input of inputs) {
      if (input instanceof ReadError) yield input;
      else yield { file: input, parts: pool !== undefined && isFile(input) ? pool.next() : judge(input, task, jobs - 1) };
    }
  } finally {
    await pool?.close();
  }
}

async function* inputsOfAll(operands: readonly string[]): AsyncGenerator<string | ReadError> {
  for (const operand of operands) yield* inputsOf(operand);
}

/** Whether a thread can read it; standard input belongs to the process. */
function isFile(input: string | ReadError): input is string {
  return typeof input === "string" && input !== "-";
}
