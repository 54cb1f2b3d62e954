import type { ClientCapabilities, PromptRequest, PromptResponse } from "../../../generated/acp/types.js";
import type { MethodParams, MethodResults } from "../../../generated/acp/registry.js";
import { quote } from "../../json/index.js";
import type { IncomingRequest } from "../calls.js";
import type { Connection } from "../connection.js";
import { RequestError } from "../errors.js";
import { wrongParams } from "./admission.js";
import type { Agent } from "./agent.js";
import { shownOptions } from "./capabilities.js";
import { KnownSession } from "./known-session.js";
import { Link } from "./link.js";
import { OpenTurn } from "./open-turn.js";
import { Session } from "./session.js";
import { Transcript } from "./transcript.js";
import { Turn } from "./turn.js";

type Opened = Pick<MethodResults["session/new"], "modes" | "configOptions">;

/** The sessions that the client may name, and the one turn that each may have. */
export class Sessions {
  readonly #agent: Agent;
  readonly #connection: () => Connection;
  readonly #capabilities: () => ClientCapabilities | undefined;
  readonly #known = new Map<string, KnownSession>();

  constructor(agent: Agent, connection: () => Connection, capabilities: () => ClientCapabilities | undefined) {
    this.#agent = agent;
    this.#connection = connection;
    this.#capabilities = capabilities;
  }

  /** A session that was created, loaded, resumed or forked on this connection. @throws RequestError for any other, -32002 */
  find(sessionId: string, method: string): KnownSession {
    const known = this.#known.get(sessionId);
    if (known !== undefined) return known;
    const text = `${method} params: unknown session at /sessionId: expected one that was opened on this connection, got ${quote(sessionId)}`;
    throw new RequestError("resource_not_found", text, { sessionId });
  }

  handle(known: KnownSession): Session {
    return new Session(this.#link(known), known);
  }

  /** A new session; it may be named once the client has its id. */
  async create<R extends MethodResults["session/new"]>(result: R | Promise<R>, request: IncomingRequest): Promise<R> {
    const given = await result;
    if (this.#known.has(given.sessionId))
      throw new Error(`${request.method} result: session id in use at /sessionId: expected a new one, got ${quote(given.sessionId)}`);
    return this.#opened(new KnownSession(given.sessionId), given, request);
  }

  async load(params: MethodParams["session/load"], request: IncomingRequest): Promise<Opened> {
    const known = this.#again(params.sessionId, request.method);
    const transcript = new Transcript(this.#link(known), known, request.method);
    let result: Opened | undefined;
    try {
      result = await this.#agent.loadSession?.(params, transcript, request);
    } catch (error) {
      // What the client never opened is not told of any more.
      known.isOver ||= !this.#known.has(known.id);
      throw error;
    } finally {
      transcript.over();
    }
    return this.#opened(known, result ?? {}, request);
  }

  async resume(params: MethodParams["session/resume"], request: IncomingRequest): Promise<Opened> {
    const known = this.#again(params.sessionId, request.method);
    return this.#opened(known, (await this.#agent.resumeSession?.(params, request)) ?? {}, request);
  }

  /** Works on a prompt; answered once, and `cancelled` where the turn was (prompt-turn). */
  async prompt(params: PromptRequest, request: IncomingRequest): Promise<PromptResponse> {
    const known = this.find(params.sessionId, request.method);
    refuseDuringTurn(known, request.method);
    const open = new OpenTurn(request.signal);
    known.turn = open;
    request.afterwards(() => {
      known.turn = undefined;
      open.end();
    });
    const turn = new Turn(this.#link(known), known, open);
    let answer: PromptResponse;
    try {
      const given = await this.#agent.prompt(params, turn);
      answer = typeof given === "string" ? { stopReason: given } : given;
    } catch (error) {
      if (!open.isCancelled) throw error;
      answer = { stopReason: "cancelled" };
    } finally {
      turn.over();
    }
    if (open.isCancelled) return { ...answer, stopReason: "cancelled" };
    if (request.signal.aborted) throw new RequestError("request_cancelled", "request cancelled");
    if (answer.stopReason === "cancelled")
      throw new Error('session/prompt result: wrong value at /stopReason: expected "cancelled" only where the client cancelled');
    return answer;
  }

  /** Cancels the turn of a session, where there is one. */
  cancel(sessionId: string): void {
    this.#known.get(sessionId)?.turn?.cancel();
  }

  /** Ends a turn as if it were cancelled, and the session with it. */
  async close(params: MethodParams["session/close"], request: IncomingRequest): Promise<unknown> {
    const known = this.find(params.sessionId, request.method);
    known.turn?.cancel();
    await known.turn?.answered;
    this.#end(known);
    return (await this.#agent.closeSession?.(params, request)) ?? {};
  }

  async delete(params: MethodParams["session/delete"], request: IncomingRequest): Promise<unknown> {
    const known = this.#known.get(params.sessionId);
    // Only a cancel or the end of its session may cancel a turn (prompt-turn), so that has to come first.
    if (known !== undefined) refuseDuringTurn(known, request.method);
    const result = (await this.#agent.deleteSession?.(params, request)) ?? {};
    if (known !== undefined) this.#end(known);
    return result;
  }

  async setMode(params: MethodParams["session/set_mode"], request: IncomingRequest): Promise<unknown> {
    const known = this.find(params.sessionId, request.method);
    const fault = known.modeFault(params.modeId);
    if (fault !== undefined) throw wrongParams(request.method, "unknown mode", fault.pointer, fault.expected, quote(params.modeId));
    return (await this.#agent.setMode?.(params, request)) ?? {};
  }

  async setConfigOption(params: MethodParams["session/set_config_option"], request: IncomingRequest): Promise<unknown> {
    const known = this.find(params.sessionId, request.method);
    const fault = known.configFault(params.configId, params.value);
    if (fault !== undefined) {
      const got = fault.pointer === "/value" ? params.value : params.configId;
      throw wrongParams(request.method, "unknown choice", fault.pointer, fault.expected, JSON.stringify(got));
    }
    const result = await this.#agent.setConfigOption?.(params, request);
    if (result === undefined) return result;
    known.configOptions = result.configOptions;
    return { ...result, configOptions: shownOptions(result.configOptions, this.#capabilities()) };
  }

  #end(known: KnownSession): void {
    known.isOver = true;
    this.#known.delete(known.id);
  }

  #again(sessionId: string, method: string): KnownSession {
    const known = this.#known.get(sessionId) ?? new KnownSession(sessionId);
    refuseDuringTurn(known, method);
    return known;
  }

  #opened<R extends Opened>(known: KnownSession, result: R, request: IncomingRequest): R {
    const { modes, configOptions } = result;
    known.opened(modes, configOptions);
    request.afterwards((isResult) => {
      if (!isResult) return;
      this.#known.set(known.id, known);
      this.#agent.opened?.(this.handle(known));
    });
    return configOptions == null ? result : { ...result, configOptions: shownOptions(configOptions, this.#capabilities()) };
  }

  #link(known: KnownSession): Link {
    return new Link(known.id, this.#connection(), this.#capabilities);
  }
}

/** @throws RequestError where a turn of the session is not answered yet (prompt-turn: the next prompt follows the answer). */
function refuseDuringTurn(known: KnownSession, method: string): void {
  if (known.turn === undefined) return;
  const text = `${method}: a turn of the session is running: expected a session whose last prompt is answered, got ${quote(known.id)}`;
  throw new RequestError("invalid_request", text, { sessionId: known.id });
}
