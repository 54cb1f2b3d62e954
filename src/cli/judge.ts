import { Checker, type CheckOptions, Coverage, type CoverageCounts, type FileSummary, type Finding, LogPattern } from "../traffic/index.js";
import type { ExtensionDefinition } from "../ask/extension/index.js";
import { open } from "./open.js";
import { ReadError } from "./read-error.js";

/** How files are judged: plain data, so that it can be given to a thread. */
export interface Task {
  readonly check: Omit<CheckOptions, "pattern" | "coverage" | "extensions">;
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

/** Reads and checks a file, or standard input for `-`. */
export async function* judge(file: string, { check, extensions, pattern, isCovered }: Task): AsyncGenerator<Part> {
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
    const input = await open(file);
    size = input.size;
    for await (const chunk of input.chunks) {
      isRead = true;
      done = input.done();
      yield { findings: checker.push(chunk), done, size };
    }
    isRead = true;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    fault = error.message;
  }
  if (isRead) yield { findings: checker.end({ isCut: fault !== undefined }), done, size };
  yield { summary: isRead ? checker.summary() : undefined, fault, exercised: coverage?.counts() };
}
