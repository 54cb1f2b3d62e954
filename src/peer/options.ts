import type { Repair } from "../acp/lenient.js";
import type { Side } from "../acp/method.js";
import type { Stability } from "../acp/stability.js";
import type { Issue } from "../contract/index.js";
import type { FramingFault } from "./framing.js";
import type { Reading } from "./part.js";

/** Which way a message went, seen from the side that tells of it. */
export type Way = "incoming" | "outgoing";

/** A message as it went over the connection, for whoever records, logs or counts. */
export interface Frame {
  readonly way: Way;
  /** The message as text, without its line feed. */
  readonly text: string;
  /** Its length in bytes, without its line feed. */
  readonly bytes: number;
  readonly message: Readonly<Record<string, unknown>>;
  /** Method of the message, or of the request that it answers, where that is known. */
  readonly method: string | undefined;
}

/** Something that was wrong on the connection and did not end it. */
export interface Problem {
  readonly way: Way;
  /**
   * What kind: bytes that are no message; a message that is wrong and was refused, dropped or mended; a response that
   * answers nothing; a handler of this side that threw; a message that is right by itself and has no place where it comes,
   * such as an update of a session that nobody knows.
   */
  readonly kind: FramingFault | "invalid" | "mended" | "unpaired" | "duplicate-id" | "handler" | "unexpected";
  /** All of it in one line. */
  readonly message: string;
  /** Method of the message, where it is known. */
  readonly method?: string;
  readonly issues?: readonly Issue[];
  readonly repairs?: readonly Repair[];
  /** What a handler threw. */
  readonly error?: unknown;
}

/** How a side of a connection behaves; the same for an agent and a client. */
export interface ConnectionOptions {
  /** Whether what only the unstable protocol has counts as part of it; `stable` by default, which knows none of it. */
  readonly stability?: Stability;
  /** How messages of the other side are read; `tolerant` by default. What is sent is held against the contract as it is. */
  readonly reading?: Reading;
  /** Bytes of the longest message that is read, 64 MiB by default; a longer one is passed over and refused where it has an id. */
  readonly maxMessage?: number;
  /** Milliseconds within which a request of this side is answered; none by default. What a turn, a person or a command decides has no deadline but its own. */
  readonly requestTimeout?: number;
  /** Sees every message of both directions, in the order in which they go over the connection. What it throws is ignored. */
  readonly onFrame?: (frame: Frame) => void;
  /** Hears of what is wrong and does not end the connection. What it throws is ignored. */
  readonly onProblem?: (problem: Problem) => void;
}

/** The other side of a connection. */
export function otherSide(side: Side): Side {
  return side === "client" ? "agent" : "client";
}
