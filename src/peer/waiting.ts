import { ConnectionClosedError, DeadlineError } from "./errors.js";

/** Ids of requests that were given up, whose responses may still come. */
const MOST_GIVEN_UP = 1000;

/** A request of this side that waits for its response. */
export interface Waiting {
  readonly id: number;
  readonly method: string;
  /** Whether its response is handed on only after all that came before it has been dealt with. */
  readonly isOrdered: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** How long a request waits, and what ends it early. */
export interface WaitOptions {
  /** Milliseconds; none where it is missing. */
  readonly timeout?: number | undefined;
  /** Ends the wait: the other side is asked to cancel, and the request rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Hears of the result before any message is handled that came after it; of `undefined` where the request rejects. */
  readonly onSettled?: ((result: unknown) => void) | undefined;
}

/** The requests of this side that wait. */
export class WaitingRequests {
  readonly #waiting = new Map<number, Waiting>();
  readonly #givenUp = new Set<number>();
  readonly #onGivenUp: (id: number, method: string, error: Error) => void;
  #next = 0;

  /** @param onGivenUp hears of a request that is no longer waited for, and why, to tell the other side. */
  constructor(onGivenUp: (id: number, method: string, error: Error) => void) {
    this.#onGivenUp = onGivenUp;
  }

  /** A new request; `send` sends it under the id. */
  add(method: string, isOrdered: boolean, options: WaitOptions, send: (id: number) => void): Promise<unknown> {
    const id = this.#next++;
    return new Promise<unknown>((resolve, reject) => {
      const { signal, timeout, onSettled } = options;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const settle = (result?: unknown) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        onSettled?.(result);
      };
      const giveUp = (error: Error) => {
        if (!this.#waiting.delete(id)) return;
        settle();
        this.#givenUp.add(id);
        if (this.#givenUp.size > MOST_GIVEN_UP) this.#givenUp.delete(this.#givenUp.values().next().value as number);
        this.#onGivenUp(id, method, error);
        reject(error);
      };
      const abort = () => {
        giveUp(reasonOf(signal));
      };
      this.#waiting.set(id, {
        id,
        method,
        isOrdered,
        resolve: (result) => {
          settle(result);
          resolve(result);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      if (timeout !== undefined)
        timer = setTimeout(() => {
          giveUp(new DeadlineError(`${method}: no answer within ${String(timeout)} ms`));
        }, timeout);
      signal?.addEventListener("abort", abort, { once: true });
      send(id);
    });
  }

  /** Takes the request that an id answers. */
  take(id: unknown): Waiting | undefined {
    const waiting = this.#waiting.get(id as number);
    if (waiting !== undefined) this.#waiting.delete(waiting.id);
    return waiting;
  }

  /** The request that an id answers, left where it is. */
  peek(id: unknown): Waiting | undefined {
    return this.#waiting.get(id as number);
  }

  /** Takes the request that an id means which is its number as text: some peers answer "0" for 0. */
  takeMeant(id: unknown): Waiting | undefined {
    return typeof id === "string" && String(Number(id)) === id ? this.take(Number(id)) : undefined;
  }

  /** Whether an id is that of a request which was given up; a late response to it is no fault. Says so once. */
  wasGivenUp(id: unknown): boolean {
    return this.#givenUp.delete(id as number);
  }

  /** Nothing will be answered any more. */
  close(reason: ConnectionClosedError): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { method, reject } of all)
      reject(new ConnectionClosedError(`${method}: not answered: ${reason.message}`, { cause: reason }));
  }
}

/** Why a signal was aborted, as an error. */
export function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException(typeof reason === "string" ? reason : "aborted", "AbortError");
}

/**
 * What a promise comes to; rejects once the signal is aborted, also where it is so already, and what comes of the promise after
 * that is nobody's concern.
 */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(reasonOf(signal));
    };
    // What made the promise may have aborted the signal on its way, and a signal tells only once.
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
