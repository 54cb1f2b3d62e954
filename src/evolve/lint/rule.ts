import type { Edit } from "./edit.js";
import type { Folder } from "./folder.js";

/** One thing wrong with a file of a schema folder, as a rule finds it. */
export interface Fault {
  /** Path from the schema folder. */
  readonly file: string;
  /** JSON pointer (RFC 6901) into the file. */
  readonly pointer: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it, as one clause without a full stop. */
  readonly fix: string;
  /** Edits that do it, where it is mechanical; `--fix` makes them. */
  readonly edits?: readonly Edit[];
  /** Index in the text, in UTF-16 units, where no value is at fault. */
  readonly offset?: number;
}

/** A house rule for schema files. */
export interface Rule {
  /** Stable id, `schema/...`. */
  readonly id: string;
  /** What it asks for, in one sentence. */
  readonly text: string;
  /** Why, in one or two sentences. */
  readonly why: string;
  /** Everything in the folder that breaks it. */
  readonly check: (folder: Folder) => Iterable<Fault>;
}
