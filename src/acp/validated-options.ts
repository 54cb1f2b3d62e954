import type { Issue } from "../contract/index.js";
import type { MessageKind } from "../jsonrpc/index.js";
import type { Side } from "./method.js";
import type { Options } from "./stability.js";

/** Which way a message goes, seen from the side that holds the stream. */
export type Direction = "incoming" | "outgoing";

/**
 * What becomes of an invalid message.
 *
 * - `observe`: it passes unchanged; only the callback hears of it.
 * - `drop`: it does not pass, and whoever waits for an answer gets an error.
 * - `throw`: it does not pass, and its direction of the stream errors with a `ContractError`.
 */
export type OnInvalid = "observe" | "drop" | "throw";

/** What was done with an invalid message. `answered` and `replaced` are with an error response. */
export type Action = "passed" | "dropped" | "answered" | "replaced" | "thrown";

/** An invalid message, what is wrong with it and what was done. */
export interface InvalidMessage {
  readonly direction: Direction;
  /** The message as it came. */
  readonly message: unknown;
  /** Its method or that of the request it answers, where that is known. */
  readonly method: string | undefined;
  readonly kind: MessageKind;
  readonly issues: readonly [Issue, ...Issue[]];
  readonly action: Action;
}

/** How a stream is validated. */
export interface ValidatedOptions extends Options {
  /** Which side the caller is: `client` for an editor, `agent` for an agent. */
  readonly side: Side;
  /** What becomes of invalid messages, in both directions or in each; missing means `observe`. */
  readonly onInvalid?: OnInvalid | { readonly [D in Direction]?: OnInvalid };
  /**
   * Called with each invalid message, in order, before anything is done with it. It looks on and decides nothing: what it
   * throws, or rejects with, is ignored, and nothing waits for it.
   */
  readonly onIssue?: (report: InvalidMessage) => void;
}
