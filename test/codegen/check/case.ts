/** One small edit of the authored files, and what the check says of it. */
export interface Case {
  /** Id of the rule that the edit breaks. */
  readonly rule: string;
  readonly given: string;
  /** File to edit, from the schema folder. */
  readonly file: string;
  /** The text to replace; where the file has it more than once, the first counts. */
  readonly find: string;
  readonly put: string;
  /** All lines of the check, whole. */
  readonly want: readonly string[];
}
