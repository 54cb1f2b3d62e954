import type { MethodParams, MethodResults } from "../../../generated/acp/registry.js";
import type { CreateElicitationRequest, CreateElicitationResponse, RequestPermissionRequest } from "../../../generated/acp/types.js";
import type { JsonValue } from "../../json/index.js";
import type { Session } from "./session.js";
import type { ToolCallState } from "./state/session-state.js";

/** A value now or later. */
export type Awaitable<T> = T | Promise<T>;

/** What a handler is told beside the params. */
export interface RequestContext {
  /** Aborted when the agent cancels the request, and when the connection closes. */
  readonly signal: AbortSignal;
}

/** The same for a request that belongs to a session. */
export interface SessionContext extends RequestContext {
  readonly session: Session;
}

/** The same for a request for permission, whose signal is also aborted when the turn is cancelled. */
export interface PermissionContext extends SessionContext {
  /** The tool call with all that was told of it so far; the request itself may say little more than its id. */
  readonly toolCall: ToolCallState;
}

/** What a handler returns: nothing where the result has no member that must be there. */
export type Answer<M extends keyof MethodResults> =
  Partial<MethodResults[M]> extends MethodResults[M] ? MethodResults[M] | undefined : MethodResults[M];

/** Answers requests of a method in a session. What it throws is answered -32603 and tells the agent nothing, but for a `RequestError`. */
export type SessionHandler<M extends keyof MethodResults> = (params: MethodParams[M], context: SessionContext) => Awaitable<Answer<M>>;

/** Runs commands for the agent. Terminals that it does not release are released when their session or the connection closes. */
export interface TerminalHandlers {
  /** Starts a command and returns at once. `cwd` is absolute. */
  readonly create: SessionHandler<"terminal/create">;
  /** The rest is called with ids that `create` returned in the same session, and that are not released. */
  readonly output: SessionHandler<"terminal/output">;
  /** Returns once the command has ended; `kill` and `release` end it. */
  readonly waitForExit: SessionHandler<"terminal/wait_for_exit">;
  readonly kill: SessionHandler<"terminal/kill">;
  readonly release: SessionHandler<"terminal/release">;
}

type ElicitationHandler<Mode extends "form" | "url"> = (
  request: Extract<CreateElicitationRequest, { readonly mode: Mode }>,
  context: RequestContext & { readonly session?: Session },
) => Awaitable<CreateElicitationResponse>;

/** Asks the user for the agent. Modes without a handler are not advertised, and refused (elicitation). */
export interface ElicitationHandlers {
  readonly form?: ElicitationHandler<"form">;
  readonly url?: ElicitationHandler<"url">;
  /** Hears that what a `url` elicitation sent the user to is done. */
  readonly complete?: (elicitationId: string) => Awaitable<void>;
}

/** What a client does for the agent. Whatever is left out is not advertised and refused; what is there is advertised. */
export interface ClientHandlers {
  /**
   * Decides about a tool call: the id of one of the options, or `undefined` for none of them, which cancels. Without this, and in
   * sessions that are not known, every request is answered `cancelled`. An id that was not offered is answered with an error.
   */
  readonly permission?: (request: RequestPermissionRequest, context: PermissionContext) => Awaitable<string | undefined>;
  /** Text of a file, with what the user has not saved; `sliceLines` takes the lines that are asked for. The path is absolute. */
  readonly readTextFile?: SessionHandler<"fs/read_text_file">;
  /** Writes a file, which is created where it is missing. The path is absolute. */
  readonly writeTextFile?: SessionHandler<"fs/write_text_file">;
  readonly terminal?: TerminalHandlers;
  readonly elicitation?: ElicitationHandlers;
  /** Requests outside the protocol, by method. */
  readonly requests?: Readonly<Record<`_${string}`, (params: JsonValue, context: RequestContext) => unknown>>;
  /** Notifications outside the protocol, by method; others are passed over. */
  readonly notifications?: Readonly<Record<`_${string}`, (params: JsonValue) => Awaitable<void>>>;
}
