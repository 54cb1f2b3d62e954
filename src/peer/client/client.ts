import type { MethodParams, MethodResults } from "../../../generated/acp/registry.js";
import type {
  ForkSessionRequest,
  ListSessionsRequest,
  LoadSessionRequest,
  NewSessionRequest,
  ResumeSessionRequest,
  SessionInfo,
  SessionUpdate,
} from "../../../generated/acp/types.js";
import type { RequestMethod } from "../../acp/method.js";
import type { JsonValue } from "../../json/index.js";
import type { ConnectionClosedError } from "../errors.js";
import type { WaitOptions } from "../waiting.js";
import type { Core } from "./core.js";
import type { AgentDescription } from "./link.js";
import { pages } from "./pages.js";
import type { Session } from "./session.js";

/** What a session is opened with; no MCP servers where they are left out. */
export type Place<Request> = Omit<Request, "mcpServers" | "sessionId"> & Partial<Pick<NewSessionRequest, "mcpServers">>;

/**
 * The client's side of a connection, initialized. Whatever the agent did not advertise is refused on this side: the method
 * rejects with `NotAdvertisedError`, and nothing is sent. Beside that, each rejects as `request` does.
 */
export class Client {
  readonly #core: Core;

  /** Not for callers: `connect` makes it. */
  constructor(core: Core) {
    this.#core = core;
  }

  /** What the agent said of itself. */
  get agent(): AgentDescription {
    return this.#core.link.agent;
  }

  /** Settles with the reason once the connection is closed. Never rejects. */
  get closed(): Promise<ConnectionClosedError> {
    return this.#core.link.connection.closed;
  }

  /**
   * Authenticates with one of `agent.authMethods`.
   * @throws ContractError for another, and for one of the type `terminal`, which the user runs in a terminal (authentication).
   */
  authenticate(methodId: string): Promise<void> {
    return this.#core.authentication.authenticate(methodId);
  }

  /** Ends the authentication; sessions that are running may fail from now on. */
  async logout(): Promise<void> {
    await this.#core.link.request("logout", {});
  }

  /** Opens a new session. @throws ContractError where a path is not absolute */
  newSession(place: Place<NewSessionRequest>): Promise<Session> {
    return this.#core.create({ mcpServers: [], ...place });
  }

  /** Opens a session again that the agent has kept; `replay` is the conversation so far, which the session's state has, too. */
  loadSession(
    sessionId: string,
    place: Place<LoadSessionRequest>,
  ): Promise<{ readonly session: Session; readonly replay: readonly SessionUpdate[] }> {
    return this.#core.again("session/load", { mcpServers: [], ...place, sessionId });
  }

  /** The same without the conversation. */
  async resumeSession(sessionId: string, place: Place<ResumeSessionRequest>): Promise<Session> {
    return (await this.#core.again("session/resume", { mcpServers: [], ...place, sessionId })).session;
  }

  /** Opens a session that begins as another is now; for the unstable protocol alone. */
  forkSession(sessionId: string, place: Place<ForkSessionRequest>): Promise<Session> {
    return this.#core.fork({ mcpServers: [], ...place, sessionId });
  }

  /** The agent's sessions, page after page. @throws ContractError where the agent gives a cursor twice, which would not end. */
  listSessions(filter: Omit<ListSessionsRequest, "cursor"> = {}): AsyncGenerator<SessionInfo, undefined> {
    return pages((cursor) => this.#core.link.request("session/list", { ...filter, ...cursor }));
  }

  /** Deletes a session of the agent; one that is not there is no fault (session-delete). */
  deleteSession(sessionId: string): Promise<void> {
    return this.#core.delete(sessionId);
  }

  /**
   * Sends any other request: of the unstable protocol, or one outside the protocol, whose name begins with `_`. Rejects with
   * `ContractError` where the params (nothing is sent) or the result are wrong, with `RequestError` where it is answered with an
   * error, with `DeadlineError`, with the signal's reason, and with `ConnectionClosedError`.
   */
  request<M extends RequestMethod>(method: M, params: MethodParams[M], options?: WaitOptions): Promise<MethodResults[M]>;
  request(method: `_${string}`, params?: unknown, options?: WaitOptions): Promise<JsonValue>;
  request(method: never, params?: never, options?: WaitOptions): Promise<unknown> {
    return this.#core.link.request(method, params, options);
  }

  /** Sends a notification outside the protocol. @throws ConnectionClosedError */
  notify(method: `_${string}`, params?: unknown): Promise<void> | undefined {
    return this.#core.link.connection.notify(method, params);
  }

  /** Closes the connection; turns that are running reject. Safe to call again. */
  async close(): Promise<void> {
    this.#core.link.pressure.end();
    await this.#core.link.connection.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
