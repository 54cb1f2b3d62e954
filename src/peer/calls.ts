import { isId } from "../acp/envelope.js";
import { callIssues } from "../acp/message.js";
import { isExtension, type Side } from "../acp/method.js";
import { refusal } from "../acp/validated-answer.js";
import type { Issue } from "../contract/index.js";
import { has, isObject, type JsonValue } from "../json/index.js";
import type { Id } from "../jsonrpc/index.js";
import { RequestError } from "./errors.js";
import { type ConnectionOptions, otherSide } from "./options.js";
import type { Order } from "./order.js";
import type { Parts } from "./part.js";
import type { Sender } from "./sender.js";
import type { Watch } from "./watch.js";

/** A request of the other side. */
export interface IncomingRequest {
  readonly method: string;
  readonly params: JsonValue;
  readonly id: Id | null;
  /** Aborted when the other side cancels it by `$/cancel_request`, and when the connection closes. */
  readonly signal: AbortSignal;
  /** Has something done right after the answer has been sent, which was a result or an error. */
  readonly afterwards: (then: (isResult: boolean) => void) => void;
}

/** What is done with what the other side asks for. */
export interface Handlers {
  /** Answers a request. What it returns is the result; what it throws an error, whose text is told only of a `RequestError`. */
  request(request: IncomingRequest): unknown;
  /** Takes a notification. The next message is handed on once it has finished. */
  notification(method: string, params: JsonValue): Promise<void> | undefined;
}

type Message = Readonly<Record<string, unknown>>;
type Kind = "request" | "notification";

/** What a connection is made of, as far as the requests and notifications of the other side need it. */
export interface CallContext {
  readonly side: Side;
  readonly options: Pick<ConnectionOptions, "stability" | "reading">;
  readonly parts: Parts;
  readonly order: Order;
  readonly sender: Sender;
  readonly watch: Watch;
}

/** The requests and notifications of the other side: read, handed to their handlers in order, and answered once. */
export class Calls {
  readonly #context: CallContext;
  readonly #handlers: Handlers;
  readonly #answering = new Map<Id | null, AbortController>();

  constructor(context: CallContext, handlers: Handlers) {
    this.#context = context;
    this.#handlers = handlers;
  }

  request(message: Message): void {
    const { order, watch } = this.#context;
    const id = isId(message.id) ? message.id : undefined;
    const read = this.#read(message, "request");
    if (read === undefined || id === undefined) return;
    if (this.#answering.has(id)) {
      // Whoever waits under the id would take an answer to this for the answer to the other.
      const text = `${read.method}: id ${JSON.stringify(id)} is that of a request that is not answered yet; the second is passed over`;
      watch.tell({ way: "incoming", kind: "duplicate-id", message: text, method: read.method });
      return;
    }
    const controller = new AbortController();
    this.#answering.set(id, controller);
    order.add(() => {
      void this.#handle(id, read.method, read.params, controller.signal);
      return undefined;
    });
  }

  notification(message: Message): void {
    const read = this.#read(message, "notification");
    if (read === undefined) return;
    const { method, params } = read;
    if (method === "$/cancel_request") {
      const requestId = isObject(params) ? params.requestId : undefined;
      // What is at work already hears of it at once, whatever waits in front of it.
      if (isId(requestId)) this.#answering.get(requestId)?.abort(new RequestError("request_cancelled", "request cancelled"));
      return;
    }
    this.#context.order.add(() => {
      try {
        return this.#handlers.notification(method, params)?.catch((error: unknown) => {
          this.#handlerFailed("incoming", method, error);
        });
      } catch (error) {
        this.#handlerFailed("incoming", method, error);
        return undefined;
      }
    });
  }

  /** The connection is closed: whoever works on an answer may stop. */
  close(reason: Error): void {
    for (const controller of this.#answering.values()) controller.abort(reason);
  }

  async #handle(id: Id | null, method: string, params: JsonValue, signal: AbortSignal): Promise<void> {
    const { sender } = this.#context;
    const after: ((isResult: boolean) => void)[] = [];
    let isResult = false;
    try {
      const afterwards = (then: (isResult: boolean) => void) => {
        after.push(then);
      };
      const result = this.#checked(method, await this.#handlers.request({ method, params, id, signal, afterwards }));
      this.#answering.delete(id);
      sender.result(id, result, method);
      isResult = true;
    } catch (error) {
      this.#answering.delete(id);
      sender.error(id, this.#asAnswer(error, method, signal), method);
    }
    for (const then of after) {
      try {
        then(isResult);
      } catch (error) {
        this.#handlerFailed("outgoing", method, error);
      }
    }
  }

  /** The result of a handler, where the contract allows it. @throws RequestError that tells the other side nothing of it */
  #checked(method: string, result: unknown): JsonValue {
    const { parts, side, watch } = this.#context;
    const checked = parts.write({ method, part: "result", from: otherSide(side), kind: "request" }, result);
    if (checked.ok) return checked.value;
    const [{ message }] = checked.issues;
    watch.tell({ way: "outgoing", kind: "invalid", message, method, issues: checked.issues });
    throw new RequestError("internal_error", "internal error");
  }

  /** What the other side is told of what a handler threw. */
  #asAnswer(error: unknown, method: string, signal: AbortSignal): RequestError {
    if (error instanceof RequestError) return error;
    if (signal.aborted) return new RequestError("request_cancelled", "request cancelled");
    this.#handlerFailed("outgoing", method, error);
    return new RequestError("internal_error", "internal error");
  }

  #handlerFailed(way: "incoming" | "outgoing", method: string, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#context.watch.tell({ way, kind: "handler", message: `${method}: the handler threw: ${text}`, method, error });
  }

  /** Method and params of a call that can be handed on. Of one that cannot, a request is answered and the rest told of. */
  #read(message: Message, kind: Kind): { readonly method: string; readonly params: JsonValue } | undefined {
    const { parts, side, watch, sender } = this.#context;
    const method = typeof message.method === "string" ? message.method : "";
    let issues = this.#outerIssues(message, method, kind);
    if (issues.length === 0) {
      const part = { method, part: "params", from: otherSide(side), kind } as const;
      const { value, repairs, issues: inner } = parts.read(part, message.params as JsonValue | undefined);
      if (repairs.length > 0) watch.mended(method, "params", repairs);
      if (inner.length === 0) return { method, params: value };
      issues = inner;
    }
    const [first] = issues;
    // A notification that nobody knows is passed over (documented: extensibility).
    if (kind === "notification" && first?.rule.startsWith("unknown/") === true) return undefined;
    watch.tell({ way: "incoming", kind: "invalid", message: first?.message ?? "invalid message", method, issues });
    if (kind === "request") void sender.send({ ...refusal(isId(message.id) ? message.id : undefined, issues) }, undefined);
    return undefined;
  }

  /** What is wrong with a call beside its params. That it does not say `jsonrpc` is told of, and tolerated. */
  #outerIssues(message: Message, method: string, kind: Kind): readonly Issue[] {
    const { parts, side, watch, options } = this.#context;
    const from = otherSide(side);
    const isPlain =
      message.jsonrpc === "2.0" && (kind === "notification" || isId(message.id)) && !has(message, "result") && !has(message, "error");
    if (isPlain && (parts.entry(method, from, kind) !== undefined || isExtension(method))) return [];
    const found = callIssues(message, { stability: options.stability ?? "stable", from }).filter(({ rule }) => !rule.startsWith("shape/"));
    const lacking =
      options.reading === "strict" || has(message, "jsonrpc") ? undefined : found.find(({ rule }) => rule === "envelope/missing-member");
    if (lacking === undefined) return found;
    watch.tell({ way: "incoming", kind: "mended", message: lacking.message, method });
    return found.filter((issue) => issue !== lacking);
  }
}
