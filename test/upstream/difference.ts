import type { View } from "./schema.js";

/** A definition on whose values we judge otherwise than the published schema, on purpose. */
export interface Difference {
  readonly view: View;
  readonly definition: string;
  readonly reason: string;
}

/**
 * None. What the comparison leaves out on both sides is no difference of shape: published number formats but u16 and u32 (a u64 or
 * i64 beyond 2^53 arrives rounded, so a bound on it would be a bound on noise), and `uri` on the address of an elicitation, which
 * stays as open as any other string.
 */
export const DIFFERENCES: readonly Difference[] = [];
