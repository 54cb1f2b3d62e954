/** An id that names a request; 1 and "1" are different. Null is for responses to what could not be read, yet some write it. */
export type Id = string | number;

/** A side of a connection. */
export type Side = "client" | "server";

/**
 * Requests that wait for their response. The ids of the two sides are separate.
 * Holds a bounded number: of a recording that never shows responses, the oldest requests are forgotten.
 */
export class Pending<T> {
  readonly #waiting = new Map<string, T>();
  readonly #most: number;

  /** @param most how many requests to hold. */
  constructor(most = 65_536) {
    this.#most = most;
  }

  /** Notes a request that `from` has sent. One that waits under the same id is replaced. */
  add(from: Side, id: Id | null, request: T): void {
    const key = keyOf(from, id);
    this.#waiting.delete(key);
    this.#waiting.set(key, request);
    if (this.#waiting.size > this.#most) this.#waiting.delete(this.#waiting.keys().next().value as string);
  }

  /** Whether a request of `from` waits under the id. */
  has(from: Side, id: Id | null): boolean {
    return this.#waiting.has(keyOf(from, id));
  }

  /** The request of `from` that waits under the id, left where it is. */
  get(from: Side, id: Id | null): T | undefined {
    return this.#waiting.get(keyOf(from, id));
  }

  /** Takes the request of `from` that a response with this id answers. */
  take(from: Side, id: Id | null): T | undefined {
    const key = keyOf(from, id);
    const request = this.#waiting.get(key);
    this.#waiting.delete(key);
    return request;
  }
}

function keyOf(from: Side, id: Id | null): string {
  return typeof id === "string" ? `${from} "${id}` : `${from} ${String(id)}`;
}
