import type { MethodParams, MethodResults } from "../../../generated/acp/registry.js";
import type { CreateElicitationRequest, CreateElicitationResponse, RequestPermissionRequest } from "../../../generated/acp/types.js";
import { isExtension } from "../../acp/method.js";
import { has, isObject, quote } from "../../json/index.js";
import { isAbsolute } from "../../traffic/acp/path.js";
import type { IncomingRequest } from "../calls.js";
import { RequestError } from "../errors.js";
import type { Awaitable, ClientHandlers, SessionContext, SessionHandler } from "./handlers.js";
import type { OpenSession } from "./open-session.js";
import { decide } from "./permission.js";
import type { Session } from "./session.js";
import { type Sessions, unknownSession } from "./sessions.js";

type TerminalMethod = "terminal/output" | "terminal/wait_for_exit" | "terminal/kill" | "terminal/release";

/** Answers the requests of the agent through the client's handlers. */
export class AgentRequests {
  readonly #handlers: ClientHandlers;
  readonly #sessions: Sessions;
  readonly #handle: (session: OpenSession) => Session;

  constructor(handlers: ClientHandlers, sessions: Sessions, handle: (session: OpenSession) => Session) {
    this.#handlers = handlers;
    this.#sessions = sessions;
    this.#handle = handle;
  }

  /** The result of a request whose params the contract allows. Rejects with what the agent is to be told. */
  async answer(request: IncomingRequest): Promise<unknown> {
    const { readTextFile, writeTextFile, terminal, requests } = this.#handlers;
    switch (request.method) {
      case "session/request_permission":
        return this.#permission(request);
      case "fs/read_text_file":
        return this.#file(request, readTextFile, "fs.readTextFile");
      case "fs/write_text_file":
        return this.#file(request, writeTextFile, "fs.writeTextFile");
      case "terminal/create":
        return this.#createTerminal(request);
      case "terminal/output":
        return this.#terminal(request, terminal?.output);
      case "terminal/wait_for_exit":
        return this.#terminal(request, terminal?.waitForExit);
      case "terminal/kill":
        return this.#terminal(request, terminal?.kill);
      case "terminal/release":
        return this.#terminal(request, terminal?.release);
      case "elicitation/create":
        return this.#elicit(request);
      default: {
        const { method, params, signal } = request;
        if (requests !== undefined && isExtension(method) && has(requests, method))
          return requests[method as `_${string}`]?.(params, { signal });
        throw new RequestError("method_not_found", `${method}: not supported by this client`);
      }
    }
  }

  /** Terminals that the agent left behind are released. */
  async release(session: OpenSession): Promise<void> {
    const ids = [...session.terminals];
    session.terminals.clear();
    const context = { session: this.#handle(session), signal: new AbortController().signal };
    await Promise.all(ids.map(async (terminalId) => this.#handlers.terminal?.release({ sessionId: session.id, terminalId }, context)));
  }

  async #permission(request: IncomingRequest): Promise<unknown> {
    const params = request.params as unknown as RequestPermissionRequest;
    const session = this.#sessions.find(params.sessionId);
    if (session !== undefined) return this.#inSession(request, (context) => decide(params, session, context, this.#handlers.permission));
    // Whoever asks is not left waiting; a session that nobody sees gets no permission.
    this.#sessions.tellUnknown(request.method, params.sessionId);
    return { outcome: { outcome: "cancelled" } };
  }

  async #file<M extends "fs/read_text_file" | "fs/write_text_file">(
    request: IncomingRequest,
    handler: SessionHandler<M> | undefined,
    capability: string,
  ): Promise<unknown> {
    const given = supported(request, handler, capability);
    const params = request.params as unknown as MethodParams[M];
    refuseRelative(request.method, "/path", params.path);
    return this.#inSession(request, async (context) => (await given(params, context)) ?? {});
  }

  async #createTerminal(request: IncomingRequest): Promise<unknown> {
    const create = supported(request, this.#handlers.terminal?.create, "terminal");
    const params = request.params as unknown as MethodParams["terminal/create"];
    if (params.cwd != null) refuseRelative(request.method, "/cwd", params.cwd);
    return this.#inSession(request, async (context, session): Promise<MethodResults["terminal/create"]> => {
      const result = await create(params, context);
      session.terminals.add(result.terminalId);
      // The session may have ended meanwhile, and nobody would release it.
      if (session.isOver) await this.release(session);
      return result;
    });
  }

  async #terminal<M extends TerminalMethod>(request: IncomingRequest, handler: SessionHandler<M> | undefined): Promise<unknown> {
    const given = supported(request, handler, "terminal");
    const params = request.params as unknown as MethodParams[M];
    return this.#inSession(request, async (context, session) => {
      if (!session.terminals.has(params.terminalId)) {
        const expected = "one that was created in this session and is not released";
        const text = `${request.method} params: unknown terminal at /terminalId: expected ${expected}, got ${quote(params.terminalId)}`;
        throw new RequestError("resource_not_found", text, { terminalId: params.terminalId });
      }
      if (request.method === "terminal/release") session.terminals.delete(params.terminalId);
      return (await given(params, context)) ?? {};
    });
  }

  async #elicit(request: IncomingRequest): Promise<CreateElicitationResponse> {
    const { params, method, signal } = request;
    const asked = params as unknown as CreateElicitationRequest;
    const { form, url } = this.#handlers.elicitation ?? {};
    const handler = asked.mode === "form" ? form : asked.mode === "url" ? url : undefined;
    if (handler === undefined) {
      const text = `${method} params: mode that is not advertised at /mode: expected one of clientCapabilities.elicitation, got ${quote(asked.mode)}`;
      throw new RequestError("invalid_params", text, { pointer: "/mode" });
    }
    const ask = (context: Parameters<typeof handler>[1]) => handler(asked as never, context);
    return isObject(params) && has(params, "sessionId") ? this.#inSession(request, ask) : ask({ signal });
  }

  /** Works for a session that is known; the time that it takes is none in which the agent is idle. */
  async #inSession<T>(
    { method, params, signal }: IncomingRequest,
    work: (context: SessionContext, session: OpenSession) => Awaitable<T>,
  ): Promise<T> {
    const { sessionId } = params as { sessionId: string };
    const session = this.#sessions.find(sessionId);
    if (session === undefined) throw new RequestError("resource_not_found", unknownSession(method, sessionId), { sessionId });
    const working = (async () => work({ session: this.#handle(session), signal }, session))();
    return session.turn === undefined ? working : session.turn.working(working);
  }
}

function supported<T>({ method }: IncomingRequest, handler: T | undefined, capability: string): T {
  if (handler !== undefined) return handler;
  throw new RequestError("method_not_found", `${method}: not supported by this client, which did not advertise ${capability}`);
}

function refuseRelative(method: string, pointer: string, path: string): void {
  if (isAbsolute(path)) return;
  const text = `${method} params: relative path at ${pointer}: expected an absolute path, got ${quote(path)}`;
  throw new RequestError("invalid_params", text, { pointer });
}
