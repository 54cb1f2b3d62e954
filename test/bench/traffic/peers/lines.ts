import { closeSync, openSync, readSync } from "node:fs";

const CHUNK = 256 * 1024;

/** Calls with the text of each line of a file; reads it in chunks of 256 KiB and holds one line. The least that any check must do. */
export function eachLine(file: string, take: (text: string) => void): void {
  const handle = openSync(file, "r");
  let buffer = Buffer.allocUnsafe(CHUNK);
  let held = 0;
  for (;;) {
    if (held === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
    const read = readSync(handle, buffer, held, buffer.length - held, null);
    if (read === 0) break;
    const end = held + read;
    let start = 0;
    for (let at = buffer.indexOf(10, held); at !== -1 && at < end; at = buffer.indexOf(10, start)) {
      take(buffer.toString("utf8", start, at));
      start = at + 1;
    }
    buffer.copyWithin(0, start, end);
    held = end - start;
  }
  closeSync(handle);
}

/** Judges the file that is the last argument, line by line, and says on standard output how many lines were refused. */
export function judgeLines(accepts: (message: unknown) => boolean): void {
  let refused = 0;
  eachLine(process.argv.at(-1) ?? "", (text) => {
    if (!accepts(JSON.parse(text))) refused += 1;
  });
  process.stdout.write(`refused ${String(refused)}\n`);
}
