import type { Gate } from "./validated-gate.js";
import { type Answering, type ErrorResponse, MOST_WAITING, nothing } from "./validated-answer.js";

/** What goes to the other side, and the answers to it. */
export class Outgoing implements Answering {
  readonly #writer: WritableStreamDefaultWriter<unknown>;
  #unwritten = 0;

  constructor(writer: WritableStreamDefaultWriter<unknown>) {
    this.#writer = writer;
  }

  start(controller: WritableStreamDefaultController): void {
    // A write that waits does not keep an abort from the stream beneath, nor an idle writer from hearing of its fault.
    const { signal } = controller as WritableStreamDefaultController & { readonly signal?: AbortSignal };
    signal?.addEventListener("abort", () => void this.abort(signal.reason).catch(nothing));
    this.#writer.closed.catch((error: unknown) => {
      controller.error(error);
    });
  }

  async write(message: unknown, gate: Gate, incoming: Answering): Promise<void> {
    const decision = gate.decide(message, "outgoing");
    switch (decision.action) {
      case "answered":
        return incoming.answer(decision.answer);
      case "dropped":
        return;
      case "thrown":
        this.abort(decision.error).catch(nothing);
        throw decision.error;
      default:
        return this.#writer.write(decision.message);
    }
  }

  /** Answers the other side; waits where too many answers do. One that cannot be written has nobody to go to. */
  async answer(answer: ErrorResponse): Promise<void> {
    this.#unwritten += 1;
    const written = this.#attempt(answer).then(() => {
      this.#unwritten -= 1;
    });
    if (this.#unwritten >= MOST_WAITING) await written;
  }

  close(): Promise<void> {
    return this.#writer.close();
  }

  abort(reason: unknown): Promise<void> {
    return this.#writer.abort(reason);
  }

  async #attempt(answer: ErrorResponse): Promise<void> {
    try {
      await this.#writer.write(answer);
    } catch {
      // The stream is closed or lost. Node 20 throws at once where it is closed, and does not reject.
    }
  }
}
