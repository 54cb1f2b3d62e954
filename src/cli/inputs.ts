import { readdir, stat } from "node:fs/promises";
import { glob, isGlob } from "./glob.js";
import { ReadError, systemFault } from "./read-error.js";

/** Names of recordings in a folder. */
const RECORDING = /\.(?:ndjson|jsonl|log)(?:\.gz|\.br)?$/;

/**
 * Files that an argument stands for: itself, the recordings below a folder, or what a pattern matches. What cannot be
 * read comes as a `ReadError` in its place, so that the rest is checked all the same.
 */
export async function* inputsOf(operand: string): AsyncGenerator<string | ReadError> {
  const isFolder = operand === "-" ? false : await folder(operand);
  if (isFolder === undefined && isGlob(operand)) {
    const files = await glob(operand);
    if (files.length === 0) yield new ReadError(`cannot read ${operand}: no file matches it`);
    yield* files;
  } else if (isFolder === true) {
    let n = 0;
    for await (const file of recordings(operand.replace(/(?<=.)\/$/, ""))) {
      n += 1;
      yield file;
    }
    if (n === 0)
      yield new ReadError(`cannot read ${operand}: there is no *.ndjson, *.jsonl or *.log in this folder, nor one with .gz or .br`);
  } else yield operand;
}

/** Whether a name is that of a folder; `undefined` where there is nothing of that name. */
async function folder(name: string): Promise<boolean | undefined> {
  try {
    return (await stat(name)).isDirectory();
  } catch {
    return undefined;
  }
}

/** Recordings below a folder, sorted in each. Links to folders are left aside: they may lead in a circle. */
async function* recordings(at: string): AsyncGenerator<string | ReadError> {
  let entries;
  try {
    entries = await readdir(at, { withFileTypes: true });
  } catch (error) {
    const fault = systemFault(at, error);
    if (!(fault instanceof ReadError)) throw fault;
    yield fault;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${at === "/" ? "" : at}/${entry.name}`;
    if (entry.isDirectory()) yield* recordings(path);
    else if (RECORDING.test(entry.name) && !(entry.isSymbolicLink() && (await folder(path)) === true)) yield path;
  }
}
