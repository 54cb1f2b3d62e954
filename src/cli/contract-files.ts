import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { duplicateKeys, positionAt, quote, scan } from "../json/index.js";
import type { SourceFile } from "../evolve/index.js";
import { ReadError, systemFault } from "./read-error.js";

const run = promisify(execFile);
/** Git prints whole bundles. */
const MOST_OUTPUT = 256 * 1024 * 1024;
/** Files beside the contract: rules of conversations, what was released, and the dialect itself. */
const NO_PART = /(^|\/)(released|rules)\/|(^|\/)(dialect|registry|config)\.schema\.json$/;

/**
 * The files of a contract: a folder, a bundle, or either at a revision of Git, `main:schema/ask`. A file that is there goes
 * before a revision of that name. @throws ReadError that says what cannot be read
 */
export async function contractFiles(operand: string): Promise<SourceFile[]> {
  const files = await read(operand);
  if (files.length === 0) throw new ReadError(`cannot read ${operand}: there is no schema in it: expected *.schema.json or registry.json`);
  for (const { path, text } of files) {
    const at = (offset: number) => {
      const { line, column } = positionAt(text, offset);
      return `${path}:${String(line)}:${String(column)}`;
    };
    const fault = scan(text, {});
    if (fault !== undefined) throw new ReadError(`${at(fault.offset)}: not JSON: ${fault.reason}`);
    const [twice] = duplicateKeys(text);
    if (twice !== undefined) throw new ReadError(`${at(twice.offset)}: member ${quote(twice.key)} stands twice`);
  }
  return files;
}

async function read(operand: string): Promise<SourceFile[]> {
  try {
    if (!(await stat(operand)).isDirectory()) return [{ path: operand, text: await readFile(operand, "utf8") }];
    const names = (await readdir(operand, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
    return await Promise.all(
      names
        .filter(belongs)
        .map(async (name) => ({ path: join(operand, name).replaceAll("\\", "/"), text: await readFile(join(operand, name), "utf8") })),
    );
  } catch (error) {
    const [, revision, path] = /^([^:]+):(.*)$/.exec(operand) ?? [];
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && revision !== undefined && path !== undefined)
      return readRevision(operand, revision, path);
    throw systemFault(operand, error);
  }
}

async function readRevision(operand: string, revision: string, path: string): Promise<SourceFile[]> {
  const git = async (...args: string[]) => {
    try {
      return (await run("git", args, { maxBuffer: MOST_OUTPUT })).stdout;
    } catch (error) {
      const { stderr = "", message } = error as { stderr?: string; message: string };
      throw new ReadError(`cannot read ${operand}: ${stderr.trim().split("\n")[0] ?? message}`);
    }
  };
  // A revision that starts with a hyphen would be an option.
  const trimmed = path.replace(/\/+$/, "");
  const listed = await git("ls-tree", "-r", "--name-only", "-z", "--end-of-options", revision, "--", trimmed === "" ? "." : trimmed);
  const names = listed.split("\0").filter((name) => name !== "" && (name === trimmed || belongs(name.slice(trimmed.length + 1))));
  return Promise.all(
    names.map(async (name) => ({ path: `${revision}:${name}`, text: await git("cat-file", "blob", `${revision}:./${name}`) })),
  );
}

function belongs(name: string): boolean {
  return (name.endsWith(".schema.json") || /(^|\/)registry\.json$/.test(name)) && !NO_PART.test(name);
}
