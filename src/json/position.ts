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

/** A step of the pointers that are looked for: the values below it by name, and where it was last seen. */
interface Step {
  readonly below: Map<string, Step>;
  offset: number | undefined;
}

/**
 * Indices in `text`, in UTF-16 units, of the values at `pointers`, found in one walk. Where the text has no such value,
 * that of the nearest object or array around it; 0 where the text is not JSON up to there. Of members with the same name
 * the last counts, as it does for `JSON.parse`.
 */
export function offsetsOf(text: string, pointers: readonly string[]): number[] {
  const root: Step = { below: new Map(), offset: undefined };
  const paths = pointers.map((pointer) => stepsTo(root, tokens(pointer)));
  // The steps that the objects and arrays around the walk stand for; `undefined` where nobody looks for what is in one.
  const around: (Step | undefined)[] = [];
  scan(text, {
    value(offset, frames) {
      const depth = frames.length;
      const outer = depth === 0 ? undefined : around[depth - 1];
      const step = depth === 0 ? root : outer?.below.get(String(frames[depth - 1]?.token));
      around[depth] = step;
      if (step !== undefined) {
        if (step.offset !== undefined) forget(step);
        step.offset = offset;
      }
      return false;
    },
  });
  return paths.map((path) => path.findLast(({ offset }) => offset !== undefined)?.offset ?? 0);
}

/** The index of the value at one pointer. */
export function offsetOf(text: string, pointer: string): number {
  return offsetsOf(text, [pointer])[0] ?? 0;
}

/** The steps from the root to the end of a path, made where they are not there yet. */
function stepsTo(root: Step, path: readonly string[]): Step[] {
  const steps = [root];
  let here = root;
  for (const token of path) {
    let next = here.below.get(token);
    if (next === undefined) here.below.set(token, (next = { below: new Map(), offset: undefined }));
    steps.push(next);
    here = next;
  }
  return steps;
}

/** A member that stands again hides what was seen in the one before. */
function forget(step: Step): void {
  for (const inner of step.below.values()) {
    inner.offset = undefined;
    forget(inner);
  }
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

/** Lines and columns of many indexes of `text`, in one walk over it. */
export function positionsAt(text: string, offsets: readonly number[]): Position[] {
  const positions = new Map<number, Position>();
  let [line, column, here] = [1, 1, 0];
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    for (let at = text.indexOf("\n", here); at !== -1 && at < offset; at = text.indexOf("\n", here)) {
      line += 1;
      column = 1;
      here = at + 1;
    }
    column += columnAt(text, here, offset) - 1;
    here = offset;
    positions.set(offset, { line, column });
  }
  return offsets.map((offset) => positions.get(offset) as Position);
}

/** Column of an index of a line that starts at `start`, in characters from 1. */
export function columnAt(text: string, start: number, offset: number): number {
  let column = 1;
  for (let at = start; at < offset; column += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return column;
}

/** Duplicates told of one text; a text of nothing else would fill memory. */
const MOST_DUPLICATES = 1000;

/** Member names that stand again in their object, in order of appearance; a thousand at most. */
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
      return found.length >= MOST_DUPLICATES;
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
