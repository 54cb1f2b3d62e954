import type { Stability } from "../acp/stability.js";
import type { Terms } from "../ask/extension/index.js";
import type { Remark } from "./finding.js";
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
   * Pointer of a text in the message that may be any other without a difference to what is said of it, or of messages
   * after it: its definition asks for text and nothing more, and no rule of the conversation looks into it.
   */
  readonly freeText?: string;
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
  /** Judges a message that differs only in its free text from one of which nothing was to be said. */
  repeat(passage: Passage): Judgement;
  /** What is left to say when the conversation is over; `isClosed` where it ended, and the recording did not merely stop. */
  end(isClosed: boolean): readonly Remark[];
}
