/** Two streams of messages that are connected in memory, and what a test needs to follow them. */

/** A stream of messages in both directions. */
export interface Duplex {
  readonly readable: ReadableStream<unknown>;
  readonly writable: WritableStream<unknown>;
}

/** The two ends of a connection; each direction holds so many messages that nobody has read. */
export function streamPair(highWaterMark = 0): [near: Duplex, far: Duplex] {
  const [there, back] = [0, 1].map(() => new TransformStream<unknown, unknown>({}, { highWaterMark: 1 }, { highWaterMark }));
  if (there === undefined || back === undefined) throw new Error("two of them");
  return [
    { readable: back.readable, writable: there.writable },
    { readable: there.readable, writable: back.writable },
  ];
}

/** Lets everything happen that waits for nothing from outside: in memory, that is only promises. */
export async function settled(turns = 1): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Reads all there is into a list, until the end; the fault that ends it stands beside. */
export function collect(readable: ReadableStream<unknown>): { readonly messages: unknown[]; fault?: unknown; done?: true } {
  const outcome: { messages: unknown[]; fault?: unknown; done?: true } = { messages: [] };
  void (async () => {
    try {
      const reader = readable.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) outcome.messages.push(next.value);
      outcome.done = true;
    } catch (error) {
      outcome.fault = error;
    }
  })();
  return outcome;
}

/** `pending`, or how a promise has ended. */
export async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let state: unknown = "pending";
  promise.then(
    (value) => (state = { value }),
    (error: unknown) => (state = { error }),
  );
  await settled(2);
  return state;
}
