import type { Remark } from "./finding.js";
import type { Direction } from "./wrapper.js";

/** A message of a recording, and which way it went. */
export interface Passage {
  readonly message: Readonly<Record<string, unknown>>;
  readonly direction: Direction;
}

/** What is said of one message. Pointers count from the message. */
export interface Judgement {
  readonly remarks: readonly Remark[];
  /** Method or event type of the message, or of the request that it answers. */
  readonly method: string | null;
  /** Whether the message is one that the protocol knows. */
  readonly recognised: boolean;
}

/** Judges the messages of one conversation, one by one in their order. */
export interface Judge {
  /** Says what is wrong with the next message. Never throws. */
  judge(passage: Passage): Judgement;
}
