import type { Gate } from "./validated-gate.js";
import { type Answering, type ErrorResponse, MOST_WAITING, nothing } from "./validated-answer.js";

/** What comes from the other side, and the answers to this one. */
export class Incoming implements Answering {
  readonly #reader: ReadableStreamDefaultReader<unknown>;
  readonly #answers: ErrorResponse[] = [];
  #reading: Promise<{ readonly done: boolean; readonly value?: unknown }> | undefined;
  #hasRead = false;
  #isOver = false;
  /** Lets the pull go on that waits for a message or an answer. */
  #wake = nothing;
  /** Lets the write go on that waits for room. */
  #taken = nothing;

  constructor(reader: ReadableStreamDefaultReader<unknown>) {
    this.#reader = reader;
  }

  /** Delivers the next thing there is. What it throws errors the stream, and does nothing to one that is cancelled. */
  async pull(controller: ReadableStreamDefaultController<unknown>, gate: Gate, outgoing: Answering): Promise<void> {
    try {
      while (!(await this.#deliver(controller, gate, outgoing)));
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  cancel(reason: unknown): Promise<void> {
    this.#end();
    return this.#reader.cancel(reason);
  }

  /** Answers this side in place of the other; waits where too many answers do. */
  async answer(answer: ErrorResponse): Promise<void> {
    // Where nothing is read any more, nobody waits for an answer.
    if (this.#isOver) return;
    this.#answers.push(answer);
    this.#wake();
    while (this.#answers.length >= MOST_WAITING) await new Promise<void>((resolve) => (this.#taken = resolve));
  }

  async #deliver(controller: ReadableStreamDefaultController<unknown>, gate: Gate, outgoing: Answering): Promise<boolean> {
    const answer = this.#answers.shift();
    if (answer !== undefined) {
      this.#taken();
      controller.enqueue(answer);
      return true;
    }
    const reading = (this.#reading ??= this.#read());
    if (!this.#hasRead) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      return false;
    }
    this.#reading = undefined;
    const { done, value } = await reading;
    if (done) {
      this.#end();
      controller.close();
      return true;
    }
    const decision = gate.decide(value, "incoming");
    switch (decision.action) {
      case "answered":
        await outgoing.answer(decision.answer);
        return false;
      case "dropped":
        return false;
      case "thrown":
        this.#reader.cancel(decision.error).catch(nothing);
        throw decision.error;
      default:
        controller.enqueue(decision.message);
        return true;
    }
  }

  #read(): Promise<{ readonly done: boolean; readonly value?: unknown }> {
    this.#hasRead = false;
    const reading = this.#reader.read();
    const settled = () => {
      this.#hasRead = true;
      this.#wake();
    };
    reading.then(settled, settled);
    return reading;
  }

  #end(): void {
    this.#isOver = true;
    this.#answers.length = 0;
    this.#taken();
    this.#wake();
  }
}
