import type { FileSummary } from "./checker.js";
import type { Finding, Level } from "./finding.js";

/** Findings of one kind in one file that are known and accepted. Lines are left out, so that new ones above move nothing. */
export interface Accepted {
  /** Name of the input, with forward slashes and without `./` before it. */
  readonly file: string;
  readonly rule: string;
  readonly pointer: string;
  readonly message: string;
  /** How many there are, at least 1. */
  readonly count: number;
}

/** Accepted findings of which there are fewer now. */
export interface Stale {
  readonly entry: Accepted;
  /** Its place in the list of all. */
  readonly index: number;
  /** How many are left. */
  readonly found: number;
}

/** Holds findings against those that are accepted, as they come. */
export class Baseline {
  readonly #entries: readonly Accepted[];
  /** Those not met yet, by their key. */
  readonly #left = new Map<string, number>();
  readonly #tally = new Tally();

  constructor(entries: readonly Accepted[]) {
    this.#entries = entries;
    for (const entry of entries) this.#left.set(keyOf(entry), (this.#left.get(keyOf(entry)) ?? 0) + entry.count);
  }

  /** Whether a finding is accepted; an entry of two accepts two. */
  accepts(finding: Finding): boolean {
    const key = keyOf({ ...finding, file: plainName(finding.file) });
    const left = this.#left.get(key) ?? 0;
    if (left === 0) return false;
    this.#left.set(key, left - 1);
    this.#tally.add(finding.level);
    return true;
  }

  /** A file's summary without what was accepted since the summary before. */
  withoutAccepted(summary: FileSummary): FileSummary {
    return this.#tally.takenFrom(summary);
  }

  /** Entries of files that were checked whole, and that have fewer such findings now. */
  stale(files: readonly string[]): Stale[] {
    const checked = new Set(files.map(plainName));
    const left = new Map(this.#left);
    const stale: Stale[] = [];
    for (const [index, entry] of this.#entries.entries()) {
      const missing = Math.min(left.get(keyOf(entry)) ?? 0, entry.count);
      if (missing === 0 || !checked.has(entry.file)) continue;
      left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) - missing);
      stale.push({ entry, index, found: entry.count - missing });
    }
    return stale;
  }
}

/** Accepts every finding, and gathers the entries that will accept them again. */
export class BaselineWriter {
  readonly #found = new Map<string, Accepted>();
  readonly #tally = new Tally();

  /** Takes a finding in. */
  accepts({ file, rule, pointer, message, level }: Finding): true {
    const entry = { file: plainName(file), rule, pointer, message };
    const key = keyOf(entry);
    this.#found.set(key, { ...entry, count: (this.#found.get(key)?.count ?? 0) + 1 });
    this.#tally.add(level);
    return true;
  }

  /** A file's summary without what was taken in since the summary before. */
  withoutAccepted(summary: FileSummary): FileSummary {
    return this.#tally.takenFrom(summary);
  }

  /** The entries in an order of their own, with those of `before` whose files were not checked. */
  entries(before: readonly Accepted[], files: readonly string[]): Accepted[] {
    const checked = new Set(files.map(plainName));
    const kept = before.filter(({ file }) => !checked.has(file));
    return [...kept, ...this.#found.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
}

/** How many findings of a file were accepted. */
class Tally {
  #counts: Record<Level, number> = { error: 0, warning: 0, note: 0 };

  add(level: Level): void {
    this.#counts[level] += 1;
  }

  /** The summary without them; counts from nothing after that. */
  takenFrom(summary: FileSummary): FileSummary {
    const { error, warning, note } = this.#counts;
    this.#counts = { error: 0, warning: 0, note: 0 };
    const { findings } = summary;
    return {
      ...summary,
      findings: { error: findings.error - error, warning: findings.warning - warning, note: findings.note - note },
      accepted: error + warning + note,
    };
  }
}

function keyOf({ file, rule, pointer, message }: Omit<Accepted, "count">): string {
  return JSON.stringify([file, rule, pointer, message]);
}

/** A file's name as it stands in a baseline, whichever way it was given. */
function plainName(file: string): string {
  return file.replaceAll("\\", "/").replace(/^(?:\.\/+)+/, "");
}
