import type { MethodParams, MethodResults } from "../../generated/acp/registry.js";
import type { MethodName, RequestMethod, Side } from "../acp/method.js";
import { unwrap } from "../contract/index.js";
import type { JsonValue } from "../json/index.js";
import { classify } from "../jsonrpc/index.js";
import { Calls, type Handlers } from "./calls.js";
import { ConnectionClosedError, DeadlineError, RequestError } from "./errors.js";
import { FrameReader, type FramingProblem } from "./framing.js";
import type { ConnectionOptions } from "./options.js";
import { Order } from "./order.js";
import { Parts } from "./part.js";
import { Responses } from "./responses.js";
import { Sender } from "./sender.js";
import type { Transport } from "./transport.js";
import { reasonOf, WaitingRequests, type WaitOptions } from "./waiting.js";
import { Watch } from "./watch.js";

type Message = Readonly<Record<string, unknown>>;

const MAX_MESSAGE = 64 * 1024 * 1024;
/** Messages that wait for handlers before no more are read. */
const MOST_WAITING = 256;
/** Requests that are answered when a turn, a person or a command is ready, which is not to be hurried. */
const UNHURRIED = ["session/prompt", "session/request_permission", "elicitation/create", "terminal/wait_for_exit"];
/** Requests whose response follows what was streamed before it. */
const STREAMED = ["session/prompt", "session/load", "session/resume"];

/**
 * One side of a JSON-RPC connection of the Agent Client Protocol. Every message that it writes or reads is held against the
 * contract: a wrong one of its own is not sent, a wrong one of the other side is refused, or mended where a robust receiver
 * would, and told of. Notifications are handled in order, and a prompt's answer is handed on only after the handlers of all
 * that came before it have finished.
 */
export class Connection {
  /** Which side this is. */
  readonly side: Side;
  /** Settles with the reason once the connection is closed and what came before has been dealt with. Never rejects. */
  readonly closed: Promise<ConnectionClosedError>;
  readonly #transport: Transport;
  readonly #requestTimeout: number | undefined;
  readonly #parts: Parts;
  readonly #order = new Order(MOST_WAITING);
  readonly #watch: Watch;
  readonly #sender: Sender;
  readonly #waiting: WaitingRequests;
  readonly #calls: Calls;
  readonly #responses: Responses;
  #settleClosed: (reason: ConnectionClosedError) => void = () => undefined;
  #reason: ConnectionClosedError | undefined;

  constructor(side: Side, transport: Transport, handlers: Handlers, options: ConnectionOptions = {}) {
    this.side = side;
    this.closed = new Promise((resolve) => (this.#settleClosed = resolve));
    this.#transport = transport;
    this.#requestTimeout = options.requestTimeout;
    this.#parts = new Parts(options.stability ?? "stable", options.reading ?? "tolerant");
    this.#watch = new Watch(options);
    this.#sender = new Sender(transport, this.#watch);
    this.#waiting = new WaitingRequests((id, method, error) => {
      // Whoever asked may not care, as when it tidies up; that nobody answers is told all the same.
      if (error instanceof DeadlineError) this.#watch.tell({ way: "outgoing", kind: "unanswered", message: error.message, method });
      void this.#sender.send({ jsonrpc: "2.0", method: "$/cancel_request", params: { requestId: id } }, "$/cancel_request");
    });
    const context = { side, options, parts: this.#parts, order: this.#order, sender: this.#sender, watch: this.#watch };
    this.#calls = new Calls(context, handlers);
    this.#responses = new Responses(context, this.#waiting);
    this.#start(options.maxMessage ?? MAX_MESSAGE);
  }

  /** Whether the connection is closed. */
  get isClosed(): boolean {
    return this.#reason !== undefined;
  }

  /**
   * Sends a request; resolves with its result, which the contract allows.
   *
   * Rejects with `ContractError` where the params (nothing is sent) or the result are wrong, with `RequestError` where it is
   * answered with an error, with `DeadlineError`, with the signal's reason, and with `ConnectionClosedError`.
   */
  request<M extends RequestMethod>(method: M, params: MethodParams[M], options?: WaitOptions): Promise<MethodResults[M]>;
  request(method: `_${string}`, params?: unknown, options?: WaitOptions): Promise<JsonValue>;
  async request(method: string, params?: unknown, options: WaitOptions = {}): Promise<unknown> {
    const checked = this.#outgoing(method, "request", params);
    if (options.signal?.aborted === true) throw reasonOf(options.signal);
    const timeout = options.timeout ?? (UNHURRIED.includes(method) ? undefined : this.#requestTimeout);
    return this.#waiting.add(method, STREAMED.includes(method), { ...options, timeout }, (id) => {
      void this.#sender.send({ jsonrpc: "2.0", id, method, params: checked }, method);
    });
  }

  /**
   * Sends a notification. The promise, where there is one, settles when there is room for more.
   * @throws ContractError where the params are wrong; nothing is sent. @throws ConnectionClosedError
   */
  notify<M extends MethodName>(method: M, params: MethodParams[M]): Promise<void> | undefined;
  notify(method: `_${string}`, params?: unknown): Promise<void> | undefined;
  notify(method: string, params?: unknown): Promise<void> | undefined {
    return this.#sender.send({ jsonrpc: "2.0", method, params: this.#outgoing(method, "notification", params) }, method);
  }

  /** The same for params that were put together here from text, and are plain JSON for certain: looked at once less. */
  notifyPlain<M extends MethodName>(method: M, params: MethodParams[M]): Promise<void> | undefined {
    return this.#sender.send({ jsonrpc: "2.0", method, params: this.#outgoing(method, "notification", params, true) }, method);
  }

  /** Closes the connection: requests that wait reject, and signals of requests at work are aborted. Safe to call again. */
  async close(reason = "this side closed the connection"): Promise<void> {
    this.#close(new ConnectionClosedError(reason));
    await this.#transport.close();
  }

  #outgoing(method: string, kind: "request" | "notification", params: unknown, isPlain = false): JsonValue {
    const checked = unwrap(this.#parts.write({ method, part: "params", from: this.side, kind }, params, isPlain));
    if (this.#reason === undefined) return checked;
    throw new ConnectionClosedError(`${method}: not sent: ${this.#reason.message}`, { cause: this.#reason });
  }

  #start(maxMessage: number): void {
    const reader = new FrameReader(maxMessage, {
      message: (message, text, bytes) => {
        this.#receive(message, text, bytes);
      },
      problem: (problem, id) => {
        this.#framing(problem, id);
      },
    });
    this.#transport.start({
      bytes: (chunk) => {
        reader.push(chunk);
        return this.#order.room();
      },
      closed: (error) => {
        if (error === undefined) reader.end();
        this.#close(new ConnectionClosedError(error?.message ?? "the other side closed the connection", { cause: error }));
      },
    });
  }

  #receive(message: Message, text: string, bytes: number): void {
    const kind = classify(message);
    if (this.#watch.seesFrames) {
      const method = kind === "response" ? this.#responses.methodOf(message) : message.method;
      this.#watch.show({ way: "incoming", text, bytes, message, method: typeof method === "string" ? method : undefined });
    }
    if (kind === "notification") this.#calls.notification(message);
    else if (kind === "request") this.#calls.request(message);
    else if (kind === "response") this.#responses.response(message);
    else {
      const problem = "message: not a message: expected a method, a result or an error";
      this.#watch.tell({ way: "incoming", kind: "invalid", message: problem });
      this.#sender.error(null, new RequestError("invalid_request", problem));
    }
  }

  /** What could not be read is answered where somebody may wait for it; text that is no message is only told of. */
  #framing({ fault, message, excerpt }: FramingProblem, id: string | number | undefined): void {
    this.#watch.tell({ way: "incoming", kind: fault, message: `${message}: ${excerpt}` });
    if (fault === "not-json") this.#sender.error(null, new RequestError("parse_error", message));
    if (fault === "not-an-object" || (fault === "too-long" && id !== undefined))
      this.#sender.error(id ?? null, new RequestError("invalid_request", message));
  }

  #close(reason: ConnectionClosedError): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    this.#sender.end();
    this.#calls.close(reason);
    // What came before the end is dealt with first.
    this.#order.add(() => {
      this.#waiting.close(reason);
      this.#settleClosed(reason);
      return undefined;
    });
  }
}
