import type { Receiver, Transport } from "./transport.js";

/** Chunks that wait in one direction before the sender is asked to wait. */
const MOST_WAITING = 64;

/** Two transports that are each other's other end, within one program: for tests, and for an agent that runs inside its editor. */
export function memoryPair(): [Transport, Transport] {
  const [left, right] = [new End(), new End()];
  left.other = right;
  right.other = left;
  return [left, right];
}

/** One end. What is sent in one turn of the event loop arrives together, as bytes do on a pipe. */
class End implements Transport {
  other: End | undefined;
  readonly #encoder = new TextEncoder();
  #receiver: Receiver | undefined;
  #waiting: string[] = [];
  #isFlowing = false;
  /** Whether nothing more is sent from the other end, and whether this one has ended. */
  #isLast = false;
  #isOver = false;
  #room: Promise<void> | undefined;
  #makeRoom: (() => void) | undefined;

  start(receiver: Receiver): void {
    this.#receiver = receiver;
    this.#flow();
  }

  send(text: string): Promise<void> | undefined {
    return this.#isOver ? undefined : this.other?.take(text);
  }

  close(): Promise<void> {
    this.#waiting = [];
    this.#end();
    this.other?.finish();
    return Promise.resolve();
  }

  take(text: string): Promise<void> | undefined {
    if (this.#isOver || this.#isLast) return undefined;
    this.#waiting.push(text);
    this.#flow();
    if (this.#waiting.length < MOST_WAITING) return undefined;
    this.#room ??= new Promise((resolve) => (this.#makeRoom = resolve));
    return this.#room;
  }

  /** The other end is closed; what it sent before is still delivered. */
  finish(): void {
    this.#isLast = true;
    this.#flow();
  }

  #flow(): void {
    if (this.#isFlowing || this.#receiver === undefined) return;
    this.#isFlowing = true;
    void this.#deliver(this.#receiver);
  }

  async #deliver(receiver: Receiver): Promise<void> {
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const text = this.#waiting.join("");
      this.#waiting = [];
      this.#clear();
      await receiver.bytes(this.#encoder.encode(text));
    }
    this.#isFlowing = false;
    if (this.#isLast) this.#end();
  }

  #clear(): void {
    this.#makeRoom?.();
    this.#room = this.#makeRoom = undefined;
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#clear();
    this.#receiver?.closed();
  }
}
