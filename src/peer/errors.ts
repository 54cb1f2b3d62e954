import { ERROR_CODES } from "../../generated/acp/registry.js";

/** Name of an error code of the protocol: `auth_required`, `method_not_found`, ... */
export type ErrorName = keyof typeof ERROR_CODES;

/**
 * An error response: thrown by a handler it answers the request with this code, message and data, and a request that was
 * answered with one rejects with it. Whatever else a handler throws is answered -32603 and tells the other side nothing.
 */
export class RequestError extends Error {
  override readonly name = "RequestError";
  /** Code of JSON-RPC or of the protocol, such as -32602. */
  readonly code: number;
  /** More about it: any JSON value. */
  readonly data: unknown;

  /** @param code a number, or the name of a code that the protocol has. */
  constructor(code: number | ErrorName, message: string, data?: unknown) {
    super(message);
    this.code = typeof code === "number" ? code : ERROR_CODES[code];
    this.data = data;
  }
}

/** The connection is closed, so that nothing more comes; every request that waits rejects with it. */
export class ConnectionClosedError extends Error {
  override readonly name = "ConnectionClosedError";
}

/** A request was not answered within its deadline, or a turn showed no sign of life for too long. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}
