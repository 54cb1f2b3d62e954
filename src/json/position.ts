import { append, tokens } from "./pointer.js";
import { type Frame, scan } from "./scan.js";

/** A place in a text, counted as editors count: both from 1, columns in characters (code points). */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A member name that stands twice in one object. */
export interface DuplicateKey {
  /** Pointer of the object. */
  readonly pointer: string;
  readonly key: string;
  /** Index of the later one, in UTF-16 units. */
  readonly offset: number;
}

/**
 * Index in `text` of the value at `pointer`, in UTF-16 units. Where the text has no such value, that of the nearest
 * object or array around it; 0 where the text is not JSON up to there. Of members with the same name the last counts,
 * as it does for `JSON.parse`.
 */
export function offsetOf(text: string, pointer: string): number {
  const path = tokens(pointer);
  let best = 0;
  let depth = -1;
  scan(text, {
    value(offset, frames) {
      if (frames.length > path.length || frames.length < depth) return false;
      if (!frames.every((frame, i) => String(frame.token) === path[i])) return false;
      depth = frames.length;
      best = offset;
      return false;
    },
  });
  return best;
}

/** Line and column of an index of `text`. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: columnAt(text, start, offset) };
}

/** Column of an index of a line that starts at `start`, in characters from 1. */
export function columnAt(text: string, start: number, offset: number): number {
  let column = 1;
  for (let at = start; at < offset; column += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return column;
}

/** Every member name that stands again in its object, in order of appearance. */
export function duplicateKeys(text: string): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const seen: (Set<string> | undefined)[] = [];
  scan(text, {
    key(offset, frames) {
      const frame = frames.at(-1) as Frame;
      const keys = (seen[frames.length] ??= new Set());
      const key = frame.token as string;
      if (keys.has(key)) found.push({ pointer: path(frames.slice(0, -1)), key, offset });
      keys.add(key);
      return false;
    },
    close(frames) {
      seen[frames.length] = undefined;
    },
  });
  return found;
}

function path(frames: readonly Frame[]): string {
  return frames.reduce((pointer, frame) => append(pointer, frame.token), "");
}
