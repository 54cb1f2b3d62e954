import type { MethodResults } from "../../generated/acp/registry.js";

/** A value now or later. */
export type Awaitable<T> = T | Promise<T>;

/** What a handler is told beside the params. */
export interface RequestContext {
  /** Aborted when the other side cancels the request, and when the connection closes. */
  readonly signal: AbortSignal;
}

/** What a handler returns: nothing where the result has no member that must be there. */
export type Answer<M extends keyof MethodResults> =
  Partial<MethodResults[M]> extends MethodResults[M] ? MethodResults[M] | undefined : MethodResults[M];
