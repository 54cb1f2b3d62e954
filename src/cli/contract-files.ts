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
  for (const file of files) mustBeJson(file);
  return files;
}

/** @throws ReadError that says where a file is not JSON, or not to be told apart from other JSON */
export function mustBeJson({ path, text }: SourceFile): void {
  const at = (offset: number) => {
    const { line, column } = positionAt(text, offset);
    return `${path}:${String(line)}:${String(column)}`;
  };
  const fault = scan(text, {});
  if (fault !== undefined) throw new ReadError(`${at(fault.offset)}: not JSON: ${fault.reason}`);
  const [twice] = duplicateKeys(text);
  if (twice !== undefined) throw new ReadError(`${at(twice.offset)}: member ${quote(twice.key)} stands twice`);
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
  const git = async (args: readonly string[], input = "") => {
    const running = run("git", args, { maxBuffer: MOST_OUTPUT, encoding: "buffer" });
    // Where Git ends at once, what is wrong is told by how it ends.
    running.child.stdin?.on("error", () => undefined).end(input);
    try {
      return (await running).stdout;
    } catch (error) {
      const { stderr = "", message } = error as { stderr?: string | Buffer; message: string };
      const said = String(stderr).trim().split("\n")[0] ?? "";
      throw new ReadError(`cannot read ${operand}: ${inWords(said === "" ? message : said, revision)}`);
    }
  };
  // A revision that starts with a hyphen would be an option.
  const trimmed = path.replace(/\/+$/, "");
  const listed = await git(["ls-tree", "-r", "-z", "--end-of-options", revision, "--", trimmed === "" ? "." : trimmed]);
  const entries = [...String(listed).matchAll(/\S+ blob ([0-9a-f]+)\t([^\0]+)\0/g)];
  if (entries.length === 0) throw new ReadError(`cannot read ${operand}: there is no such file or folder at ${revision}`);
  const files = entries
    .map(([, hash = "", name = ""]) => ({ hash, name }))
    .filter(({ name }) => name === trimmed || belongs(name.slice(trimmed.length + 1)));
  // One process for all files: there may be more of them than a machine runs processes.
  const contents = await git(["cat-file", "--batch"], files.map(({ hash }) => `${hash}\n`).join(""));
  let at = 0;
  return files.map(({ name }) => {
    const start = contents.indexOf("\n", at) + 1;
    const size = Number(contents.toString("latin1", at, start).trim().split(" ")[2]);
    at = start + size + 1;
    return { path: `${revision}:${name}`, text: contents.toString("utf8", start, start + size) };
  });
}

/** What Git says, in the words of this command where it is a common fault. */
function inWords(said: string, revision: string): string {
  if (/Not a valid object name|not a tree object/i.test(said)) return `there is no revision ${revision}`;
  if (said.includes("not a git repository")) return "this is no repository of Git";
  return said.includes("ENOENT") ? "there is no git to ask" : said;
}

function belongs(name: string): boolean {
  return (name.endsWith(".schema.json") || /(^|\/)registry\.json$/.test(name)) && !NO_PART.test(name);
}
