import type { Stability } from "../acp/stability.js";
import type { Terms } from "../ask/extension/index.js";
import type { Cutting } from "./cut.js";
import type { Remark } from "./finding.js";
import type { RawText } from "./raw-text.js";
import type { Direction } from "./wrapper.js";

/** A message of a recording, and which way it went. */
export interface Passage {
  readonly message: Readonly<Record<string, unknown>>;
  readonly direction: Direction;
  /** Its line in the recording, from 1. */
  readonly line: number;
}

/** What is said of one message. Pointers count from the message. */
export interface Judgement {
  readonly remarks: readonly Remark[];
  /** Method or event type of the message, or of the request that it answers. */
  readonly method: string | null;
  /** Whether the message is one that the protocol knows. */
  readonly recognised: boolean;
  /**
   * Values of the message that may be others without a difference to what is said of it: definitions ask for text or a positive
   * integer there and nothing more, and what rules of the conversation make of them is told to `repeat`.
   */
  readonly free?: readonly Free[];
}

/** A value that may be any other of its kind. */
export interface Free {
  readonly kind: "text" | "count";
  readonly pointer: string;
}

/** What stands in a message where it is free. */
export interface FreeValues {
  /** The values, in the order in which they stand in the line. */
  values(): readonly (RawText | number)[];
}

/** How the messages of a conversation are judged. */
export interface JudgeOptions {
  readonly stability: Stability;
  /** Whether rules of the conversation are held against its messages, beside what each says by itself. */
  readonly conversationRules: boolean;
  /** What is known beside the protocols. */
  readonly terms?: Terms | undefined;
}

/** Judges the messages of one conversation, one by one in their order. */
export interface Judge {
  /** Says what is wrong with the next message. Never throws. */
  judge(passage: Passage): Judgement;
  /** Which texts may be cut out of a message that is given to `skim`; `undefined` where it has to see all. */
  readonly cutting: Cutting | undefined;
  /**
   * Judges the next message by what is left of it without some of its long texts, if that is right; says `undefined`, and
   * takes no note of the message, where it has to be seen whole.
   */
  skim(passage: Passage): Judgement | undefined;
  /**
   * Judges a message that differs only in its free values from one of which nothing was to be said.
   * @param passage that earlier message, the same object each time. @param line of this one. @param free its free values.
   */
  repeat(passage: Passage, line: number, free: FreeValues): Judgement;
  /** What is left to say when the conversation is over; `isClosed` where it ended, and the recording did not merely stop. */
  end(isClosed: boolean): readonly Remark[];
}
