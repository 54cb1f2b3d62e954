/** `stable` is the protocol as published, `unstable` that and what is still being tried out. */
export type Stability = "stable" | "unstable";

/** What a value is held against. */
export interface Options {
  /** Missing means `stable`: what only the unstable protocol has is unknown then. */
  readonly stability?: Stability;
}
