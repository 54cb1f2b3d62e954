import type { ClientCapabilities, InitializeRequest, InitializeResponse } from "../../../generated/acp/types.js";
import type { MethodParams } from "../../../generated/acp/registry.js";
import { isExtension } from "../../acp/method.js";
import { has, type JsonValue, quote } from "../../json/index.js";
import type { IncomingRequest } from "../calls.js";
import { Connection } from "../connection.js";
import { type ConnectionClosedError, RequestError } from "../errors.js";
import type { ConnectionOptions } from "../options.js";
import type { Transport } from "../transport.js";
import type { WaitOptions } from "../waiting.js";
import { Watch } from "../watch.js";
import { admitOpening, admitPrompt, type Opening, wrongParams } from "./admission.js";
import { type Agent, OPTIONAL } from "./agent.js";
import { introduce } from "./capabilities.js";
import type { Session } from "./session.js";
import { Sessions } from "./sessions.js";

/** Requests that open a session. */
const OPENING = ["session/new", "session/load", "session/resume", "session/fork"];

/**
 * Serves an agent over a transport until that closes. Beside what `Connection` checks, the client is held to what the agent
 * advertised, to `initialize` coming first and once, and to one turn of a session at a time; what it must not do is refused
 * and does not reach the agent.
 */
export function serve(transport: Transport, agent: Agent, options: ConnectionOptions = {}): AgentConnection {
  return new AgentConnection(transport, agent, options);
}

/** The agent's side of a connection. */
export class AgentConnection {
  /** Settles with the reason once the connection is closed. Never rejects. */
  readonly closed: Promise<ConnectionClosedError>;
  readonly #agent: Agent;
  readonly #options: ConnectionOptions;
  readonly #connection: Connection;
  readonly #sessions: Sessions;
  readonly #watch: Watch;
  #client: InitializeRequest | undefined;
  #introduced: InitializeResponse | undefined;

  constructor(transport: Transport, agent: Agent, options: ConnectionOptions) {
    this.#agent = agent;
    this.#options = options;
    this.#watch = new Watch(options);
    this.#sessions = new Sessions(
      agent,
      () => this.#connection,
      () => this.#client?.clientCapabilities,
    );
    const handlers = {
      request: (request: IncomingRequest) => this.#request(request),
      notification: (method: string, params: JsonValue) => {
        this.#notification(method, params);
        return undefined;
      },
    };
    this.#connection = new Connection("agent", transport, handlers, options);
    this.closed = this.#connection.closed;
  }

  /** What the client said of itself; `undefined` until it did. */
  get client(): InitializeRequest | undefined {
    return this.#client;
  }

  /** What the client can do; nothing until it said so. */
  get clientCapabilities(): ClientCapabilities {
    return this.#client?.clientCapabilities ?? {};
  }

  /** A session that was opened on this connection, to talk of outside its turns. @throws RequestError for any other, -32002 */
  session(sessionId: string): Session {
    return this.#sessions.handle(this.#sessions.find(sessionId, "session/update"));
  }

  /** Sends a request outside the protocol, as `Connection.request` does. */
  request(method: `_${string}`, params?: unknown, options?: WaitOptions): Promise<JsonValue> {
    return this.#connection.request(method, params, options);
  }

  /** Sends a notification outside the protocol, as `Connection.notify` does. */
  notify(method: `_${string}`, params?: unknown): Promise<void> | undefined {
    return this.#connection.notify(method, params);
  }

  /** Closes the connection; signals of turns and requests are aborted. Safe to call again. */
  close(reason?: string): Promise<void> {
    return this.#connection.close(reason);
  }

  async #request(request: IncomingRequest): Promise<unknown> {
    const { method, params } = request;
    if (method === "initialize") return this.#initialize(params as unknown as InitializeRequest, request);
    if (this.#introduced === undefined)
      throw new RequestError("invalid_request", `${method}: sent too early: expected initialize to be answered first`);
    if (isExtension(method)) return this.#extension(request);
    this.#refuseWhereMissing(method);
    const capabilities = this.#introduced.agentCapabilities ?? {};
    if (OPENING.includes(method)) admitOpening(method, params as unknown as Opening, capabilities);
    return this.#answer(method, params, request, this.#introduced);
  }

  /** Hands a request that may be made to its handler. Its params are what the contract says, as they have been read by it. */
  #answer(method: string, given: JsonValue, request: IncomingRequest, introduced: InitializeResponse): unknown {
    const params = given as never;
    switch (method) {
      case "session/new":
        return this.#sessions.create(this.#agent.newSession(params, request), request);
      case "session/fork":
        return this.#agent.forkSession && this.#sessions.create(this.#agent.forkSession(params, request), request);
      case "session/load":
        return this.#sessions.load(params, request);
      case "session/resume":
        return this.#sessions.resume(params, request);
      case "session/prompt":
        admitPrompt((given as unknown as MethodParams["session/prompt"]).prompt, introduced.agentCapabilities ?? {});
        return this.#sessions.prompt(params, request);
      case "session/close":
        return this.#sessions.close(params, request);
      case "session/delete":
        return this.#sessions.delete(params, request);
      case "session/set_mode":
        return this.#sessions.setMode(params, request);
      case "session/set_config_option":
        return this.#sessions.setConfigOption(params, request);
      case "authenticate":
        refuseUnknownAuthMethod((given as unknown as MethodParams["authenticate"]).methodId, introduced);
    }
    return this.#plain(method as keyof typeof OPTIONAL, given, request);
  }

  async #plain(method: keyof typeof OPTIONAL, params: JsonValue, request: IncomingRequest): Promise<unknown> {
    const handler = this.#agent[OPTIONAL[method]] as ((params: JsonValue, context: IncomingRequest) => unknown) | undefined;
    return (await handler?.call(this.#agent, params, request)) ?? {};
  }

  async #initialize(params: InitializeRequest, request: IncomingRequest): Promise<InitializeResponse> {
    if (this.#client !== undefined)
      throw new RequestError("invalid_request", "initialize: sent again: expected it once, at the start of the connection");
    this.#client = params;
    request.afterwards((isResult) => {
      // One that failed has not happened.
      if (!isResult) this.#client = this.#introduced = undefined;
    });
    const given = await this.#agent.initialize(params, request);
    this.#introduced = introduce(this.#agent, given, params, this.#options.stability ?? "stable");
    return this.#introduced;
  }

  /** @throws RequestError where the agent does not have the method: -32601, as for one that nobody has. */
  #refuseWhereMissing(method: string): void {
    if (method === "session/new" || method === "session/prompt") return;
    if (has(OPTIONAL, method) && typeof this.#agent[OPTIONAL[method as keyof typeof OPTIONAL]] === "function") return;
    throw unavailable(method);
  }

  #extension({ method, params, signal }: IncomingRequest): unknown {
    const handlers = this.#agent.requests ?? {};
    if (!has(handlers, method)) throw unavailable(method);
    return (handlers as Agent["requests"] & object)[method as `_${string}`]?.(params, { signal });
  }

  #notification(method: string, params: JsonValue): void {
    if (method === "session/cancel") this.#sessions.cancel((params as unknown as MethodParams["session/cancel"]).sessionId);
    const handlers = this.#agent.notifications ?? {};
    if (!has(handlers, method)) return;
    // Not waited for: a cancel behind it must not wait.
    void (async () => {
      try {
        await (handlers as Agent["notifications"] & object)[method as `_${string}`]?.(params);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        this.#watch.tell({ way: "incoming", kind: "handler", message: `${method}: the handler threw: ${text}`, method, error });
      }
    })();
  }
}

function unavailable(method: string): RequestError {
  return new RequestError(
    "method_not_found",
    `${method}: not available: expected a method that the agent advertised, got ${quote(method)}`,
  );
}

/** Terminal methods are not for `authenticate` (authentication). @throws RequestError -32602 */
function refuseUnknownAuthMethod(methodId: string, { authMethods = [] }: InitializeResponse): void {
  const ids = authMethods.filter((method) => !("type" in method)).map(({ id }) => id);
  if (ids.includes(methodId)) return;
  const expected = ids.length === 0 ? "none, as there are none" : ids.map((id) => quote(id)).join(" or ");
  throw wrongParams("authenticate", "unknown auth method", "/methodId", expected, quote(methodId));
}
