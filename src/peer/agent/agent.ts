import type { MethodParams, MethodResults } from "../../../generated/acp/registry.js";
import type { InitializeResponse, PromptRequest, PromptResponse, StopReason } from "../../../generated/acp/types.js";
import type { JsonValue } from "../../json/index.js";
import type { Session } from "./session.js";
import type { Transcript } from "./transcript.js";
import type { Turn } from "./turn.js";

/** What a handler is told beside the params. */
export interface RequestContext {
  /** Aborted when the client cancels the request, and when the connection closes. */
  readonly signal: AbortSignal;
}

/** A value now or later. */
export type Awaitable<T> = T | Promise<T>;

/** What a handler returns: nothing where the result has no member that must be there. */
export type Answer<M extends keyof MethodResults> =
  Partial<MethodResults[M]> extends MethodResults[M] ? MethodResults[M] | undefined : MethodResults[M];

/** Answers requests of a method. What it throws is answered -32603 and tells the client nothing, but for a `RequestError`. */
export type Handler<M extends keyof MethodResults> = (params: MethodParams[M], context: RequestContext) => Awaitable<Answer<M>>;

/** What an agent says of itself: what its handlers show is added (`loadSession`, `sessionCapabilities.list`, ...), and the version. */
export type Introduction = Omit<InitializeResponse, "protocolVersion">;

/** An agent: what it answers. Whatever is left out is not advertised, and refused with -32601. */
export interface Agent {
  /**
   * Introduces itself. `terminal` auth methods are left out for a client that did not advertise `auth.terminal`.
   * Advertising what has a handler below and is not implemented is a fault of the agent, answered -32603.
   */
  initialize(params: MethodParams["initialize"], context: RequestContext): Awaitable<Introduction>;
  /** Creates a session; its id is one that no session has. Boolean config options are left out where the client knows none. */
  newSession: Handler<"session/new">;
  /**
   * Works on a prompt. The answer is what it returns, `cancelled` where the client cancelled the turn, whatever is returned
   * or thrown then. Tool calls that are open when it returns are reported failed, and its terminals released.
   */
  prompt(params: PromptRequest, turn: Turn): Promise<PromptResponse | StopReason>;

  authenticate?: Handler<"authenticate">;
  logout?: Handler<"logout">;
  /** Opens a session again and tells the whole conversation through `transcript` before it returns. */
  loadSession?: (
    params: MethodParams["session/load"],
    transcript: Transcript,
    context: RequestContext,
  ) => Awaitable<Answer<"session/load">>;
  /** Opens a session again and tells nothing of it. */
  resumeSession?: Handler<"session/resume">;
  listSessions?: Handler<"session/list">;
  /** Frees what a session holds; its turn is cancelled, and has ended, before this. */
  closeSession?: Handler<"session/close">;
  /** Deletes a session; one that is not there is no fault. One with a running turn is refused. */
  deleteSession?: Handler<"session/delete">;
  /** Sets one of the session's modes; others are refused. */
  setMode?: Handler<"session/set_mode">;
  /** Sets one of the session's config options to a value that it offers; others are refused. Returns all options. */
  setConfigOption?: Handler<"session/set_config_option">;

  /** The rest is of the unstable protocol alone. */
  forkSession?: Handler<"session/fork">;
  archiveSession?: Handler<"session/archive">;
  unarchiveSession?: Handler<"session/unarchive">;
  sessionStatus?: Handler<"session/status">;
  setTitle?: Handler<"session/set_title">;
  authStatus?: Handler<"auth/status">;
  listProviders?: Handler<"providers/list">;
  setProvider?: Handler<"providers/set">;
  disableProvider?: Handler<"providers/disable">;

  /** Requests outside the protocol, by method. */
  requests?: Readonly<Record<`_${string}`, (params: JsonValue, context: RequestContext) => unknown>>;
  /** Notifications outside the protocol, by method; others are passed over. They are begun in the order in which they come. */
  notifications?: Readonly<Record<`_${string}`, (params: JsonValue) => unknown>>;

  /** Called once a session can be talked of: the client has been answered that it was created, loaded, resumed or forked. */
  opened?(session: Session): void;
}

/** Handler of each method that an agent may leave out. */
export const OPTIONAL = {
  authenticate: "authenticate",
  logout: "logout",
  "session/load": "loadSession",
  "session/resume": "resumeSession",
  "session/list": "listSessions",
  "session/close": "closeSession",
  "session/delete": "deleteSession",
  "session/set_mode": "setMode",
  "session/set_config_option": "setConfigOption",
  "session/fork": "forkSession",
  "session/archive": "archiveSession",
  "session/unarchive": "unarchiveSession",
  "session/status": "sessionStatus",
  "session/set_title": "setTitle",
  "auth/status": "authStatus",
  "providers/list": "listProviders",
  "providers/set": "setProvider",
  "providers/disable": "disableProvider",
} as const satisfies Partial<Record<keyof MethodResults, keyof Agent>>;
