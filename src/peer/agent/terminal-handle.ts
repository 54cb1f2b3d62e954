/// <reference lib="esnext.disposable" preserve="true" />
import type { TerminalOutputResponse, WaitForTerminalExitResponse } from "../../../generated/acp/types.js";
import { EndedError } from "./errors.js";
import type { Link } from "./link.js";

/**
 * A terminal of the client in which a command runs. It is released once, at the latest when its turn ends; after that its
 * methods reject with `EndedError`.
 */
export class TerminalHandle {
  /** Its id. */
  readonly id: string;
  readonly #link: Link;
  readonly #signal: AbortSignal;
  #released: Promise<void> | undefined;

  constructor(id: string, link: Link, signal: AbortSignal) {
    this.id = id;
    this.#link = link;
    this.#signal = signal;
  }

  /** What the command has written so far, and how it ended where it has. Rejects where the turn is cancelled. */
  async output(): Promise<TerminalOutputResponse> {
    return this.#link.connection.request("terminal/output", this.#params("terminal/output"), { signal: this.#signal });
  }

  /** Waits until the command has ended. Rejects where the turn is cancelled; the command runs on until it is killed or released. */
  async waitForExit(): Promise<WaitForTerminalExitResponse> {
    return this.#link.connection.request("terminal/wait_for_exit", this.#params("terminal/wait_for_exit"), { signal: this.#signal });
  }

  /** Ends the command; the terminal can still be asked. */
  async kill(): Promise<void> {
    await this.#link.connection.request("terminal/kill", this.#params("terminal/kill"));
  }

  /** Ends the command if it runs, and frees the terminal. Safe to call again. */
  release(): Promise<void> {
    const params = { sessionId: this.#link.sessionId, terminalId: this.id };
    this.#released ??= this.#link.connection.request("terminal/release", params).then(() => undefined);
    return this.#released;
  }

  /** Releases it, for `await using`; that the client refuses is no fault of what was done in it. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.release().catch(() => undefined);
  }

  #params(method: string): { sessionId: string; terminalId: string } {
    if (this.#released !== undefined) throw new EndedError(`${method}: not sent: terminal ${JSON.stringify(this.id)} is released`);
    return { sessionId: this.#link.sessionId, terminalId: this.id };
  }
}
