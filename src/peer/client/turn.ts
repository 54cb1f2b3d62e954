import type { PromptResponse, SessionUpdate } from "../../../generated/acp/types.js";
import type { OpenTurn } from "./open-turn.js";

/**
 * A prompt that the agent works on. To be iterated, or not: each update that belongs to it in order, and then its end, or the
 * error of `result`. A reader that is slow slows the agent, so what its loop waits for must not be `result`. Whoever wants the
 * updates iterates at once; those that nobody reads are in the session's state all the same.
 */
export class Turn implements AsyncIterable<SessionUpdate> {
  readonly #open: OpenTurn;

  constructor(open: OpenTurn) {
    this.#open = open;
  }

  /**
   * How it ended; settles after all its updates have been handed on. Rejects with `RequestError` where the agent answered with
   * an error, with `DeadlineError`, `ContractError` and `ConnectionClosedError`.
   */
  get result(): Promise<PromptResponse> {
    return this.#open.result;
  }

  /** Cancels it: requests for permission are answered `cancelled`, and the result comes when the agent has stopped. */
  cancel(): void {
    this.#open.cancel();
  }

  [Symbol.asyncIterator](): AsyncIterator<SessionUpdate, undefined> {
    return this.#open.updates[Symbol.asyncIterator]();
  }

  /** What the agent said in it, without thoughts and what is no text; reads the updates. Rejects as `result` does. */
  async text(): Promise<string> {
    let text = "";
    for await (const update of this)
      if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text") text += update.content.text;
    return text;
  }
}
