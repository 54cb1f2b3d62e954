import { byteLength } from "../json/index.js";
import type { Id } from "../jsonrpc/index.js";
import type { RequestError } from "./errors.js";
import type { Transport } from "./transport.js";
import type { Watch } from "./watch.js";

/** Writes messages, one a line, and shows them to whoever looks on. After the end it writes nothing. */
export class Sender {
  readonly #transport: Transport;
  readonly #watch: Watch;
  #isOver = false;

  constructor(transport: Transport, watch: Watch) {
    this.#transport = transport;
    this.#watch = watch;
  }

  /** Sends a message that the contract allows; where it returns a promise, there is room for more once that has settled. */
  send(message: Readonly<Record<string, unknown>>, method: string | undefined): Promise<void> | undefined {
    if (this.#isOver) return undefined;
    const text = JSON.stringify(message);
    if (this.#watch.seesFrames) this.#watch.show({ way: "outgoing", text, bytes: byteLength(text), message, method });
    return this.#transport.send(`${text}\n`);
  }

  /** Answers with a result. */
  result(id: Id | null, result: unknown, method: string): void {
    void this.send({ jsonrpc: "2.0", id, result }, method);
  }

  /** Answers with an error. */
  error(id: Id | null, { code, message, data }: RequestError, method?: string): void {
    void this.send({ jsonrpc: "2.0", id, error: { code, message, ...(data === undefined ? {} : { data }) } }, method);
  }

  /** Nothing more is written. */
  end(): void {
    this.#isOver = true;
  }
}
