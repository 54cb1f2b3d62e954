import type { Repair } from "../acp/lenient.js";
import { count } from "../json/index.js";
import type { ConnectionOptions, Frame, Problem } from "./options.js";

/** Whoever looks on: told of messages and problems, and kept from deciding about the connection by what they throw. */
export class Watch {
  readonly #onFrame: ConnectionOptions["onFrame"];
  readonly #onProblem: ConnectionOptions["onProblem"];

  constructor({ onFrame, onProblem }: Pick<ConnectionOptions, "onFrame" | "onProblem">) {
    this.#onFrame = onFrame;
    this.#onProblem = onProblem;
  }

  /** Whether anybody looks at messages, so that what costs to find out is worth it. */
  get seesFrames(): boolean {
    return this.#onFrame !== undefined;
  }

  show(frame: Frame): void {
    try {
      this.#onFrame?.(frame);
    } catch {
      // Whoever looks on does not decide about the connection.
    }
  }

  /** Tells of parts that were read with something mended in them. */
  mended(method: string, part: "params" | "result", repairs: readonly Repair[]): void {
    const message = `${method} ${part}: read with ${count(repairs.length, "part")} mended`;
    this.tell({ way: "incoming", kind: "mended", message, method, repairs });
  }

  tell(problem: Problem): void {
    try {
      this.#onProblem?.(problem);
    } catch {
      // As above.
    }
  }
}
