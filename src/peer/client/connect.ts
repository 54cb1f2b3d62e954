import { PROTOCOL_VERSION } from "../../../generated/acp/registry.js";
import type { CompleteElicitationNotification, Implementation, SessionNotification } from "../../../generated/acp/types.js";
import { isExtension } from "../../acp/method.js";
import { has, type JsonValue } from "../../json/index.js";
import { Connection } from "../connection.js";
import type { ConnectionOptions } from "../options.js";
import type { Transport } from "../transport.js";
import { Watch } from "../watch.js";
import { AgentRequests } from "./agent-requests.js";
import { Authentication, type OnAuthRequired } from "./authentication.js";
import { clientCapabilities, type OtherCapabilities } from "./capabilities.js";
import { Client } from "./client.js";
import { Core } from "./core.js";
import { VersionError } from "./errors.js";
import type { Awaitable, ClientHandlers } from "./handlers.js";
import { Link } from "./link.js";
import { Pressure } from "./pressure.js";
import { Sessions } from "./sessions.js";

/** What a client is, does and allows. */
export interface ConnectOptions extends ConnectionOptions {
  /** Who the client is. */
  readonly clientInfo: Implementation;
  /** What it does for the agent. */
  readonly handlers?: ClientHandlers;
  /** What it can do beside that. */
  readonly capabilities?: OtherCapabilities;
  /**
   * Chooses how to authenticate when the agent demands it (-32000) for a session or a prompt, which is then sent once more.
   * Without it, and where it returns `undefined`, the agent's error is the answer.
   */
  readonly onAuthRequired?: OnAuthRequired;
}

/**
 * Introduces a client to the agent at the other end of a transport. Rejects with `VersionError` where the agent speaks another
 * version, and as `Client.request` does; the connection is closed then.
 */
export async function connect(transport: Transport, options: ConnectOptions): Promise<Client> {
  const { clientInfo, handlers = {}, capabilities = {}, onAuthRequired } = options;
  const watch = new Watch(options);
  const pressure = new Pressure();
  const sessions = new Sessions(watch, pressure, (session) => {
    requests.release(session).catch((error: unknown) => {
      watch.tell({ way: "incoming", kind: "handler", message: "terminal/release: the handler threw", method: "terminal/release", error });
    });
  });
  const requests: AgentRequests = new AgentRequests(handlers, sessions, (session) => core.handle(session));
  const connection: Connection = new Connection(
    "client",
    transport,
    {
      request: (request) => requests.answer(request),
      notification: (method, params) => notified(method, params, sessions, handlers),
    },
    options,
  );
  const link: Link = new Link(connection, pressure);
  const core: Core = new Core(link, new Authentication(link, onAuthRequired), sessions, watch);
  void connection.closed.then(() => {
    sessions.end();
  });
  try {
    const { protocolVersion, agentInfo, agentCapabilities, authMethods } = await connection.request("initialize", {
      protocolVersion: PROTOCOL_VERSION,
      clientInfo,
      clientCapabilities: clientCapabilities(handlers, capabilities),
    });
    if (protocolVersion !== PROTOCOL_VERSION) throw new VersionError(protocolVersion, PROTOCOL_VERSION);
    link.agent = { agentInfo: agentInfo ?? undefined, capabilities: agentCapabilities ?? {}, authMethods: authMethods ?? [] };
  } catch (error) {
    await connection.close();
    throw error;
  }
  return new Client(core);
}

function notified(method: string, params: JsonValue, sessions: Sessions, handlers: ClientHandlers): Promise<void> | undefined {
  if (method === "session/update") return sessions.update(params as unknown as SessionNotification);
  if (method === "elicitation/complete")
    return later(handlers.elicitation?.complete?.((params as unknown as CompleteElicitationNotification).elicitationId));
  const { notifications } = handlers;
  if (notifications === undefined || !isExtension(method) || !has(notifications, method)) return undefined;
  return later(notifications[method as `_${string}`]?.(params));
}

function later(done: Awaitable<void> | undefined): Promise<void> | undefined {
  return done instanceof Promise ? done : undefined;
}
