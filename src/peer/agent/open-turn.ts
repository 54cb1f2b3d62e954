/** A prompt that is not answered yet. */
export class OpenTurn {
  /** Settles once the answer has been sent. */
  readonly answered: Promise<void>;
  readonly #controller = new AbortController();
  #settle: () => void = () => undefined;
  #isCancelled = false;

  /** @param request aborted when the prompt itself is cancelled, and when the connection closes. */
  constructor(request: AbortSignal) {
    this.answered = new Promise((resolve) => (this.#settle = resolve));
    if (request.aborted) this.#controller.abort(request.reason);
    else
      request.addEventListener(
        "abort",
        () => {
          this.#controller.abort(request.reason);
        },
        { once: true },
      );
  }

  /** Aborted once nothing more needs to be done for the turn. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the client cancelled the turn, by `session/cancel` or by closing its session. */
  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#controller.abort(new DOMException("the turn was cancelled", "AbortError"));
  }

  /** Its answer has been sent. */
  end(): void {
    this.#settle();
  }
}
