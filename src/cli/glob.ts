import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";

/** Patterns that braces may come to; more is no pattern that somebody meant. */
const MOST_PATTERNS = 1000;

/** Whether a name is a pattern, by the signs that stand for something else. */
export function isGlob(name: string): boolean {
  return /[*?{]/.test(name);
}

/**
 * Files that a pattern matches, in sorted order, each once. `*` and `?` stand for characters within a name, `**` for any
 * folders, `{a,b}` for either. As in a shell, names that start with a dot are matched only where the pattern has the dot.
 */
export async function glob(pattern: string): Promise<string[]> {
  const found = new Set<string>();
  for (const one of alternatives(pattern)) await collect(one.startsWith("/") ? "/" : "", one.split("/").filter(Boolean), found);
  return [...found].sort();
}

/** A pattern without its braces: `a{b,c}` is `ab` and `ac`. Braces that are not closed, or hold no comma, are text. */
export function alternatives(pattern: string): string[] {
  const done: string[] = [];
  const open = [pattern];
  while (done.length + open.length > 0 && done.length + open.length <= MOST_PATTERNS) {
    const next = open.shift();
    if (next === undefined) return done;
    const brace = firstBrace(next);
    if (brace === undefined) done.push(next);
    else open.unshift(...brace.parts.map((part) => `${next.slice(0, brace.start)}${part}${next.slice(brace.end)}`));
  }
  return [pattern];
}

function firstBrace(text: string): { start: number; end: number; parts: string[] } | undefined {
  for (let start = text.indexOf("{"); start !== -1; start = text.indexOf("{", start + 1)) {
    let depth = 0;
    let from = start + 1;
    const parts: string[] = [];
    for (let at = start; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === "{") depth += 1;
      if (sign === "}") depth -= 1;
      if ((sign === "," && depth === 1) || depth === 0) {
        parts.push(text.slice(from, at));
        from = at + 1;
      }
      if (depth > 0) continue;
      if (parts.length > 1) return { start, end: at + 1, parts };
      break;
    }
  }
  return undefined;
}

/** Whether a name matches one part of a pattern. Goes back to the last star only, so that no pattern is slow. */
export function matches(part: string, name: string): boolean {
  if (name.startsWith(".") && !part.startsWith(".")) return false;
  let p = 0;
  let star = -1;
  let retry = 0;
  for (let n = 0; n < name.length;) {
    if (part[p] === "*") {
      star = p;
      p += 1;
      retry = n;
    } else if (p < part.length && (part[p] === "?" || part[p] === name[n])) {
      p += 1;
      n += 1;
    } else if (star !== -1) {
      p = star + 1;
      retry += 1;
      n = retry;
    } else return false;
  }
  while (part[p] === "*") p += 1;
  return p === part.length;
}

/** Follows a pattern down the folders. A folder that cannot be read has nothing that matches; links are not followed by `**`. */
async function collect(base: string, [part = "", ...rest]: readonly string[], found: Set<string>): Promise<void> {
  const isLast = rest.length === 0;
  if (!isGlob(part)) {
    const path = `${base}${part}`;
    if (!isLast) await collect(`${path}/`, rest, found);
    else if ((await entries(base)).some((entry) => entry.name === part && !entry.isDirectory())) found.add(path);
    return;
  }
  if (part === "**") await collect(base, isLast ? ["*"] : rest, found);
  for (const entry of await entries(base)) {
    if (!matches(part === "**" ? "*" : part, entry.name)) continue;
    const path = `${base}${entry.name}`;
    if (part === "**") {
      if (entry.isDirectory()) await collect(`${path}/`, [part, ...rest], found);
    } else if (!isLast) {
      if (entry.isDirectory() || entry.isSymbolicLink()) await collect(`${path}/`, rest, found);
    } else if (!(await isFolder(entry, path))) found.add(path);
  }
}

async function isFolder(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

async function entries(folder: string) {
  try {
    return await readdir(folder === "" ? "." : folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
