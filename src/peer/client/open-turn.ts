import type { PromptResponse, SessionUpdate } from "../../../generated/acp/types.js";
import { DeadlineError } from "../errors.js";
import { Idle } from "./idle.js";
import type { Pressure } from "./pressure.js";
import { UpdateStream } from "./update-stream.js";

/** What ends a turn early. */
export interface PromptOptions {
  /** Cancels the turn; its result then comes all the same, `cancelled` as a rule. Aborted beforehand, nothing is sent. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole turn. After it the turn is cancelled, and its result rejects with `DeadlineError`. */
  readonly timeout?: number | undefined;
  /**
   * Milliseconds without any message of the session. After it the same happens. Time in which this side is at work on a
   * request of the agent, a person's decision included, or on its updates does not count.
   */
  readonly idleTimeout?: number | undefined;
}

/** A prompt whose answer has not come. */
export class OpenTurn {
  readonly updates: UpdateStream;
  readonly result: Promise<PromptResponse>;
  readonly #idle: Idle;
  readonly #sendCancel: () => void;
  readonly #signal: AbortSignal | undefined;
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  #resolve: (result: PromptResponse) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;
  #isCancelled = false;
  #isOver = false;

  /** @param sendCancel tells the agent that the turn is cancelled. */
  constructor(pressure: Pressure, sendCancel: () => void, { signal, timeout, idleTimeout }: PromptOptions) {
    this.updates = new UpdateStream(pressure, "updates of the turn");
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever reads the updates alone gets the error there.
    this.result.catch(() => undefined);
    this.#sendCancel = sendCancel;
    this.#idle = new Idle(idleTimeout, () => {
      this.#tooLong(`no message of the session for ${String(idleTimeout)} ms`);
    });
    if (timeout !== undefined)
      this.#timer = setTimeout(() => {
        this.#tooLong(`no answer within ${String(timeout)} ms`);
      }, timeout);
    this.#signal = signal;
    signal?.addEventListener("abort", this.cancel, { once: true });
  }

  /** Whether this side cancelled it. */
  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** Whether it is known how it ends, though the agent may still owe the answer. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Takes an update that belongs to it. */
  push(update: SessionUpdate): Promise<void> | undefined {
    this.#idle.sign();
    const room = this.updates.push(update);
    return room === undefined ? undefined : this.working(room);
  }

  /** This side is at work for the agent until a promise has settled. */
  working<T>(promise: Promise<T>): Promise<T> {
    return this.#idle.during(promise);
  }

  /** Cancels it, once; its result still comes. */
  readonly cancel = (): void => {
    if (this.#isCancelled || this.#isOver) return;
    this.#isCancelled = true;
    this.#sendCancel();
    // What the agent does until it ends is not held up.
    this.updates.unbound();
  };

  finish(result: PromptResponse): void {
    this.#end();
    this.updates.end();
    this.#resolve(result);
  }

  fail(error: Error): void {
    this.#end();
    this.updates.end(error);
    this.#reject(error);
  }

  #tooLong(why: string): void {
    this.cancel();
    this.fail(new DeadlineError(`session/prompt: ${why}; the turn was cancelled`));
  }

  #end(): void {
    this.#isOver = true;
    this.#idle.stop();
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.cancel);
  }
}
