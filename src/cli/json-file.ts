import { readFile } from "node:fs/promises";
import { duplicateKeys, positionAt, quote, scan } from "../json/index.js";
import { ReadError, systemFault } from "./read-error.js";
import { UsageError } from "./usage-error.js";

/** A file of JSON that the command is given; `undefined` where there is none. @throws UsageError that says where it is not right */
export async function readJsonFile(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    const fault = systemFault(file, error);
    throw fault instanceof ReadError ? new UsageError(fault.message) : fault;
  }
  const at = (offset: number) => {
    const { line, column } = positionAt(text, offset);
    return `${file}:${String(line)}:${String(column)}`;
  };
  const fault = scan(text, {});
  if (fault !== undefined) throw new UsageError(`${at(fault.offset)}: not JSON: ${fault.reason}`);
  const [twice] = duplicateKeys(text);
  if (twice !== undefined) throw new UsageError(`${at(twice.offset)}: member ${quote(twice.key)} stands twice`);
  return JSON.parse(text);
}
