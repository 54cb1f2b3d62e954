import { Gate } from "./validated-gate.js";
import { Incoming } from "./validated-incoming.js";
import type { ValidatedOptions } from "./validated-options.js";
import { Outgoing } from "./validated-outgoing.js";

/** A web stream of JSON-RPC messages for each direction. The official SDK's `Stream` is one. */
export interface MessageStream {
  readonly readable: { readonly locked: boolean; getReader(): unknown };
  readonly writable: { readonly locked: boolean; getWriter(): unknown };
}

/**
 * Wraps a stream of messages, such as the official SDK's, so that every message in both directions is judged: requests,
 * notifications, and responses by the requests they answer. What is returned is used in place of the stream.
 *
 * The verdict is the strict one. Members that nobody knows and methods whose names start with `_` are no faults, nor is a
 * response to a request that was not seen; yet one whose id is `"0"` where 0 waits is.
 *
 * What `onInvalid` does:
 *
 * | | `observe` | `drop` | `throw` |
 * | --- | --- | --- | --- |
 * | incoming request | is delivered | the peer gets an error response | the readable errors |
 * | incoming notification | is delivered | is dropped | the readable errors |
 * | incoming response | is delivered | an error response with its id is delivered | the readable errors |
 * | outgoing request | is sent | an error response is delivered | the write rejects |
 * | outgoing notification | is sent | is dropped | the write rejects |
 * | outgoing response | is sent | the peer gets an error response | the write rejects |
 *
 * The codes of error responses: to a request -32600 for a fault of its envelope, else -32601 for an unknown method, else
 * -32602; in place of a response -32603. The message is that of the first issue; `data.issues` lists the first 20, and
 * `data.more` counts the others.
 *
 * Where `drop` cannot tell who waits, it only drops: a message with both a method and an answer, a response without a
 * usable id, an outgoing request without one. The peer gets an error with a null id for an incoming request whose id is
 * none, and for what is no message at all. `action` of the report says what was done.
 *
 * `throw` ends its direction as any fault of a stream does: the stream beneath is cancelled or aborted with the error.
 *
 * Nothing is read ahead; back-pressure, close, abort and cancel pass through. Up to 1024 answers of its own wait in each
 * direction until they are taken; then it takes no more messages of the other direction until they are.
 *
 * @throws TypeError where the stream is locked already.
 */
export function validated<S extends MessageStream>(stream: S, options: ValidatedOptions): Pick<S, "readable" | "writable"> {
  const readable = stream.readable as ReadableStream<unknown>;
  const writable = stream.writable as WritableStream<unknown>;
  if (readable.locked || writable.locked) throw new TypeError("the stream is in use already: it is validated before it is connected");
  return gated(readable, writable, new Gate(options));
}

function gated(readable: ReadableStream<unknown>, writable: WritableStream<unknown>, gate: Gate) {
  const incoming = new Incoming(readable.getReader());
  const outgoing = new Outgoing(writable.getWriter());
  return {
    readable: new ReadableStream<unknown>(
      {
        pull: (controller) => incoming.pull(controller, gate, outgoing),
        cancel: (reason) => incoming.cancel(reason),
      },
      // Nothing is read ahead: the pace is that of whoever reads.
      { highWaterMark: 0 },
    ),
    writable: new WritableStream<unknown>({
      start: (controller) => {
        outgoing.start(controller);
      },
      write: (message) => outgoing.write(message, gate, incoming),
      close: () => outgoing.close(),
      abort: (reason) => outgoing.abort(reason),
    }),
  };
}
