/** How a scenario went. */
export interface Row {
  /** The other side. */
  readonly peer: string;
  /** The role of the other side. */
  readonly role: "client" | "agent";
  readonly scenario: string;
  /** Why it failed; `undefined` where it passed. */
  readonly failure: string | undefined;
}

/** Rows of a run, and what it found in the messages of the other side, a line each. */
export interface Run {
  readonly peer: string;
  readonly role: Row["role"];
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}
