import { Checker, type CheckOptions, Coverage, type CoverageCounts, type FileSummary, type Finding, LogPattern } from "../traffic/index.js";
import type { ExtensionDefinition } from "../ask/extension/index.js";
import { judgeByStretches } from "./judge-stretches.js";
import { open, plainSize } from "./open.js";
import { ReadError } from "./read-error.js";

/** How files are judged: plain data, so that it can be given to a thread. */
export interface Task {
  readonly check: Omit<CheckOptions, "pattern" | "coverage" | "extensions"> & { readonly maxLine: number };
  /** Definitions of extensions. */
  readonly extensions: readonly ExtensionDefinition[];
  /** Source of a `LogPattern`. */
  readonly pattern: string | undefined;
  /** Whether to take note of what is exercised. */
  readonly isCovered: boolean;
}

/** What was found in a stretch of a file, and how far it is read. */
export interface Stretch {
  /** To be gone through before the next part is asked for. */
  readonly findings: Iterable<Finding>;
  /** Bytes as they are stored, and how many there are, where that is known. */
  readonly done: number;
  readonly size: number | undefined;
}

/** What came of a file. */
export interface Outcome {
  /** `undefined` where nothing of it could be read. */
  readonly summary: FileSummary | undefined;
  /** Why it could not be read, or not to its end. */
  readonly fault: string | undefined;
  readonly exercised: CoverageCounts | undefined;
}

/** Parts of what there is to tell of a file; the outcome is the last. */
export type Part = Stretch | Outcome;

/** Bytes from which on a file is judged sooner with threads that read it, though these must start first. */
const MANY = 48 << 20;

/** Reads and checks a file, or standard input for `-`. @param threads that may read it, beside the one that judges. */
export async function* judge(file: string, { check, extensions, pattern, isCovered }: Task, threads = 0): AsyncGenerator<Part> {
  const coverage = isCovered ? new Coverage(check) : undefined;
  const checker = new Checker(file, {
    ...check,
    extensions: extensions.map((definition) => ({ definition })),
    ...(pattern === undefined ? {} : { pattern: new LogPattern(pattern) }),
    ...(coverage === undefined ? {} : { coverage }),
  });
  let done = 0;
  let size: number | undefined;
  let isRead = false;
  let fault: string | undefined;
  try {
    const plain = threads > 0 ? plainSize(file) : 0;
    if (plain >= MANY) {
      for await (const stretch of judgeByStretches(checker, file, plain, check.maxLine, threads)) {
        isRead = true;
        ({ done, size } = stretch);
        yield stretch;
      }
    } else {
      const input = await open(file);
      size = input.size;
      for await (const chunk of input.chunks) {
        isRead = true;
        done = input.done();
        yield { findings: checker.push(chunk), done, size };
      }
    }
    isRead = true;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    fault = error.message;
  }
  if (isRead) yield { findings: checker.end({ isCut: fault !== undefined }), done, size };
  yield { summary: isRead ? checker.summary() : undefined, fault, exercised: coverage?.counts() };
}
