import { type Accepted, Baseline, BaselineWriter, type FileSummary, type Finding } from "../traffic/index.js";
import { count } from "../json/index.js";
import { readBaseline, staleText, writeBaseline } from "./baseline-file.js";
import type { Settings } from "./settings.js";
import { UsageError } from "./usage-error.js";

/** The baseline of a run: a file that says which findings are accepted, or is written from them. */
export class Acceptance {
  readonly #file: string;
  readonly #before: readonly Accepted[];
  readonly #now: Baseline | BaselineWriter;
  /** Inputs that were checked to their end. */
  readonly #checked: string[] = [];

  private constructor(file: string, before: readonly Accepted[], now: Baseline | BaselineWriter) {
    this.#file = file;
    this.#before = before;
    this.#now = now;
  }

  /** The baseline that the settings name. @throws UsageError where it cannot be used */
  static async of({ baseline: file, writesBaseline }: Settings): Promise<Acceptance | undefined> {
    if (file === undefined) return undefined;
    const before = await readBaseline(file);
    if (writesBaseline) return new Acceptance(file, before ?? [], new BaselineWriter());
    if (before === undefined) throw new UsageError(`cannot read ${file}: there is no such file; --write-baseline makes it`);
    return new Acceptance(file, before, new Baseline(before));
  }

  /** Whether a finding is not to be told. */
  accepts(finding: Finding): boolean {
    return this.#now.accepts(finding);
  }

  /** Takes what was accepted of a file out of its summary; call once for each, at its end. */
  withoutAccepted(summary: FileSummary): FileSummary {
    return this.#now.withoutAccepted(summary);
  }

  /** An input was checked to its end. */
  whole(file: string): void {
    this.#checked.push(file);
  }

  /** Writes the file, or says on standard error what is stale in it; returns false where something is. @throws UsageError */
  async end(): Promise<boolean> {
    if (this.#now instanceof BaselineWriter) {
      const entries = this.#now.entries(this.#before, this.#checked);
      await writeBaseline(this.#file, entries);
      const all = entries.reduce((sum, entry) => sum + entry.count, 0);
      process.stderr.write(`ask-protocol: ${this.#file}: written, accepts ${count(all, "finding")}\n`);
      return true;
    }
    const stale = this.#now.stale(this.#checked);
    if (stale.length > 0) process.stderr.write(staleText(this.#file, stale));
    return stale.length === 0;
  }
}
