import { AcpJudge } from "./acp-judge.js";
import { AskJudge } from "./ask-judge.js";
import type { Cutting } from "./cut.js";
import { ExtendedJudge } from "./extended-judge.js";
import type { FreeValues, Judge, Judgement, JudgeOptions, Passage } from "./judgement.js";
import type { Remark } from "./finding.js";
import { type Evidence, evidenceOf, type Protocol } from "./protocol.js";

/** Which protocol a conversation was judged by, and from which message that was seen. */
export interface Decision extends Omit<Evidence, "certain"> {
  /** Line of the message; 0 where the caller has said it. */
  readonly line: number;
}

/**
 * One connection of a recording, and the conversation on it. Its protocol is decided once, from its messages together: by the first that only one
 * protocol can have, or else, when no more can be waited for, by what the messages so far lean to.
 */
export class Channel {
  readonly #options: JudgeOptions;
  #leaning: Decision | undefined;
  #decision: Decision | undefined;
  #judge: Judge | undefined;
  #hasHandshake = false;

  constructor(options: JudgeOptions, protocol: Protocol | undefined) {
    this.#options = options;
    if (protocol !== undefined) this.#decision = { protocol, why: "as told", line: 0 };
  }

  /** The decision, once there is one. */
  get decision(): Decision | undefined {
    return this.#decision;
  }

  /** Whether a message opens a conversation of its own: a second `initialize` is another connection's. */
  isOver(message: Passage["message"]): boolean {
    return message.method === "initialize" && this.#hasHandshake;
  }

  /** Takes note of what a message says about the protocol. */
  observe(message: Passage["message"], line: number): void {
    if (message.method === "initialize") this.#hasHandshake = true;
    if (this.#decision !== undefined) return;
    const evidence = evidenceOf(message);
    if (evidence === undefined) return;
    const decision = { protocol: evidence.protocol, why: evidence.why, line };
    if (evidence.certain) this.#decision = decision;
    else this.#leaning ??= decision;
  }

  /** Decides with what is known by now. */
  settle(): void {
    this.#decision ??= this.#leaning;
  }

  /** Judges the next message. One of a conversation that says nothing of its protocol is judged as ask, which has less to a message. */
  judge(passage: Passage): Judgement {
    this.#judge ??= judgeOf(this.#decision?.protocol, this.#options);
    return this.#judge.judge(passage);
  }

  /** Which texts `skim` needs not see; `undefined` before the first message is judged. */
  get cutting(): Cutting | undefined {
    return this.#judge?.cutting;
  }

  /** Judges the next message without some of its long texts, where a `Judge` can. */
  skim(passage: Passage): Judgement | undefined {
    return this.#judge?.skim(passage);
  }

  /** Judges a message that differs only in its free values from one of which nothing was to be said, as a `Judge` does. */
  repeat(passage: Passage, line: number, free: FreeValues): Judgement {
    return this.#judge?.repeat(passage, line, free) ?? this.judge({ ...passage, line });
  }

  /** What is left to say when the conversation is over; `isClosed` where it ended, and the recording did not merely stop. */
  end(isClosed: boolean): readonly Remark[] {
    return this.#judge?.end(isClosed) ?? [];
  }
}

function judgeOf(protocol: Protocol | undefined, options: JudgeOptions): Judge {
  const isAcp = protocol === "acp";
  const judge = isAcp ? new AcpJudge(options) : new AskJudge(options);
  return options.terms === undefined ? judge : new ExtendedJudge(judge, options.terms, isAcp ? "agent" : "host");
}
