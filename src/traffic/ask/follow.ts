import type { Remark } from "../finding.js";
import type { Direction } from "../wrapper.js";

/** Follows a conversation of the ask session protocol message by message and holds the rules against it. */
export class AskFollower {
  /** What rules say of the next message; pointers count from it. */
  push(_message: Readonly<Record<string, unknown>>, _direction: Direction, _line: number): readonly Remark[] {
    return [];
  }

  /** What is left to say when the conversation is over; `isClosed` where it ended and the recording did not merely stop. */
  end(_isClosed: boolean): readonly Remark[] {
    return [];
  }
}
