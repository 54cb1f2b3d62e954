import type { Readable, Writable } from "node:stream";
import type { Receiver, Transport } from "../peer/transport.js";

/** Characters that wait for the end of this turn of the event loop before they are written at once. */
const MOST_HELD = 64 * 1024;

/** Bytes that wait in the output before a sender is asked to wait: enough for both processes to be at work at once. */
const MOST_UNSENT = 256 * 1024;

/** A transport over a pair of Node streams. What is sent in one turn of the event loop is written together. */
export class StreamTransport implements Transport {
  readonly #input: Readable;
  readonly #output: Writable;
  #receiver: Receiver | undefined;
  #held: string[] = [];
  #heldLength = 0;
  #flush: NodeJS.Immediate | undefined;
  #isOver = false;
  #drained: Promise<void> | undefined;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.#output.on("error", (error) => {
      this.outputFailed(error);
    });
  }

  start(receiver: Receiver): void {
    this.#receiver = receiver;
    this.#input.on("data", (chunk: Uint8Array) => {
      const waiting = receiver.bytes(chunk);
      if (waiting === undefined) return;
      this.#input.pause();
      void waiting.then(() => this.#input.resume());
    });
    this.#input.once("end", () => {
      this.inputEnded();
    });
    this.#input.once("error", (error) => {
      this.end(error);
    });
  }

  send(text: string): Promise<void> | undefined {
    if (this.#isOver) return undefined;
    this.#held.push(text);
    this.#heldLength += text.length;
    // The first goes at once, as somebody may wait for it; what follows in the same turn goes together.
    if (this.#flush === undefined) {
      this.#write();
      this.#flush = setImmediate(() => {
        this.#flush = undefined;
        this.#write();
      });
    } else if (this.#heldLength >= MOST_HELD) this.#write();
    return this.#drained;
  }

  /** Writes what waits, and settles once it has been handed to the system. */
  async flushed(): Promise<void> {
    this.#write();
    if (this.#output.writableLength > 0 && !this.#output.destroyed)
      await new Promise<void>((resolve) =>
        this.#output.write("", () => {
          resolve();
        }),
      );
  }

  async close(): Promise<void> {
    await this.flushed();
    this.#output.end();
    this.#input.destroy();
    this.end();
  }

  /** Nothing more comes from the other side. */
  protected inputEnded(): void {
    this.end();
  }

  /** Nothing more can be sent. A peer that is gone makes this fail before reading ends; what it wrote last is still read. */
  protected outputFailed(error: Error): void {
    setImmediate(() => {
      this.end(error);
    });
  }

  /** Tells the receiver that it is over, once. */
  protected end(error?: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#flush !== undefined) clearImmediate(this.#flush);
    this.#receiver?.closed(error);
  }

  #write(): void {
    if (this.#heldLength === 0 || this.#output.destroyed || this.#output.writableEnded) return;
    const text = this.#held.join("");
    this.#held = [];
    this.#heldLength = 0;
    if (this.#output.write(text) || this.#drained !== undefined || this.#output.writableLength < MOST_UNSENT) return;
    this.#drained = new Promise((resolve) => {
      const settle = () => {
        this.#drained = undefined;
        this.#output.off("drain", settle).off("close", settle);
        resolve();
      };
      this.#output.on("drain", settle).on("close", settle);
    });
  }
}
