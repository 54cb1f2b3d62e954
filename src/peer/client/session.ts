import type { ContentBlock, ForkSessionRequest, PromptResponse, SessionConfigOption, SessionUpdate } from "../../../generated/acp/types.js";
import { ERROR_CODES } from "../../../generated/acp/registry.js";
import { describe, quote } from "../../json/index.js";
import { RequestError } from "../errors.js";
import { reasonOf } from "../waiting.js";
import { admitPrompt } from "./admission.js";
import type { Core } from "./core.js";
import { SessionError, unknownChoice, wrongParams } from "./errors.js";
import type { OpenSession } from "./open-session.js";
import { OpenTurn, type PromptOptions } from "./open-turn.js";
import { refuseDuringTurn } from "./sessions.js";
import { accumulate, withPrompt } from "./state/accumulate.js";
import type { SessionState } from "./state/session-state.js";
import { Turn } from "./turn.js";

/** A session on this connection. Its methods reject with `SessionError` once it is closed, and as `Client.request` does. */
export class Session {
  /** Its id. */
  readonly id: string;
  readonly #core: Core;
  readonly #open: OpenSession;

  /** Not for callers: sessions come from a `Client`. */
  constructor(core: Core, open: OpenSession) {
    this.id = open.id;
    this.#core = core;
    this.#open = open;
  }

  /** What is known of it so far. A new object after each change. */
  get state(): SessionState {
    return this.#open.state;
  }

  /** Whether it is closed or deleted, was opened anew, or the connection is closed. */
  get isClosed(): boolean {
    return this.#open.isOver;
  }

  /**
   * Sends a prompt; one at a time. Its result and its updates come from the `Turn`.
   * @throws SessionError while another turn is running. @throws NotAdvertisedError for content that the agent does not take.
   * @throws the signal's reason where that is aborted already. Nothing is sent then.
   */
  prompt(prompt: string | ContentBlock[], options: PromptOptions = {}): Turn {
    const method = "session/prompt";
    this.#refuseWhereOver(method);
    refuseDuringTurn(this.#open, method);
    const blocks: ContentBlock[] = typeof prompt === "string" ? [{ type: "text", text: prompt }] : prompt;
    admitPrompt(blocks, this.#core.link.agent.capabilities);
    if (options.signal?.aborted === true) throw reasonOf(options.signal);
    const turn = new OpenTurn(
      this.#core.link.pressure,
      () => {
        this.#cancel();
      },
      options,
    );
    this.#open.turn = turn;
    this.#open.state = withPrompt(this.#open.state, blocks);
    void this.#run(turn, blocks);
    return new Turn(turn);
  }

  /** Updates from now on that come outside turns, for one reader, until it or the session ends. */
  updates(): AsyncGenerator<SessionUpdate, undefined> {
    return this.#open.updates();
  }

  /** Sets one of its modes. @throws ContractError for one that it does not have; nothing is sent. */
  async setMode(modeId: string): Promise<void> {
    const method = "session/set_mode";
    this.#refuseWhereOver(method);
    const ids = (this.state.modes?.availableModes ?? []).map(({ id }) => id);
    if (!ids.includes(modeId)) throw unknownChoice(method, "unknown mode", "/modeId", modeId, ids);
    await this.#core.link.request(method, { sessionId: this.id, modeId });
    this.#open.state = accumulate(this.#open.state, { sessionUpdate: "current_mode_update", currentModeId: modeId });
  }

  /**
   * Sets one of its config options; resolves with all of them.
   * @throws ContractError for an option that it does not have, and a value that the option does not offer; nothing is sent.
   */
  async setConfigOption(configId: string, value: string | boolean): Promise<readonly SessionConfigOption[]> {
    const method = "session/set_config_option";
    this.#refuseWhereOver(method);
    const option = this.state.configOptions.find(({ id }) => id === configId);
    if (option === undefined) {
      const ids = this.state.configOptions.map(({ id }) => id);
      throw unknownChoice(method, "unknown config option", "/configId", configId, ids);
    }
    const isBoolean = option.type === "boolean";
    if (typeof value !== (isBoolean ? "boolean" : "string"))
      throw wrongParams(method, "wrong type", "/value", isBoolean ? "boolean" : "string", describe(value));
    if (!isBoolean) {
      const values = option.options.flatMap((item) => ("group" in item ? item.options : [item])).map((item) => item.value);
      if (typeof value === "string" && !values.includes(value)) throw unknownChoice(method, "unknown value", "/value", value, values);
    }
    const target = { sessionId: this.id, configId };
    const { configOptions } = await this.#core.link.request(
      method,
      typeof value === "boolean" ? { ...target, type: "boolean", value } : { ...target, value },
    );
    this.#open.state = accumulate(this.#open.state, { sessionUpdate: "config_option_update", configOptions });
    return configOptions;
  }

  /** Opens a session that begins as this one is now; for the unstable protocol alone. */
  fork(request: Omit<ForkSessionRequest, "sessionId">): Promise<Session> {
    return this.#core.fork({ ...request, sessionId: this.id });
  }

  /** Closes it: the agent cancels its turn and frees what it holds. One that the agent does not know counts as closed (session-setup). */
  async close(): Promise<void> {
    const method = "session/close";
    if (this.isClosed) return;
    const closing = this.#core.link.request(method, { sessionId: this.id });
    this.#open.cancelPermissions();
    try {
      await closing;
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== ERROR_CODES.resource_not_found) throw error;
    }
    this.#core.sessions.forget(this.id);
  }

  /** Deletes it, and what the agent keeps of it. */
  async delete(): Promise<void> {
    await this.#core.delete(this.id);
  }

  async #run(turn: OpenTurn, prompt: ContentBlock[]): Promise<void> {
    const { link, authentication, watch } = this.#core;
    const method = "session/prompt";
    const answered = () => {
      if (this.#open.turn === turn) this.#open.turn = undefined;
    };
    const finish = (result: PromptResponse) => {
      answered();
      turn.finish(result);
    };
    const ask = async (): Promise<PromptResponse> =>
      turn.isCancelled
        ? { stopReason: "cancelled" }
        : link.connection.request(
            method,
            { sessionId: this.id, prompt },
            {
              // Before what comes after the answer, which is no part of the turn.
              onSettled: (result) => {
                if (result !== undefined) finish(result as PromptResponse);
              },
            },
          );
    try {
      finish(await authentication.retried(ask));
    } catch (error) {
      answered();
      if (turn.isCancelled && error instanceof RequestError) {
        const text = `${method}: a cancelled turn is answered with an error: expected the stop reason "cancelled", got ${String(error.code)} ${quote(error.message)}`;
        watch.tell({ way: "incoming", kind: "unexpected", message: text, method, error });
        turn.finish({ stopReason: "cancelled" });
      } else turn.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #cancel(): void {
    const { connection } = this.#core.link;
    if (!connection.isClosed) void connection.notify("session/cancel", { sessionId: this.id });
    this.#open.cancelPermissions();
  }

  #refuseWhereOver(method: string): void {
    if (this.isClosed) throw new SessionError(`${method}: not sent: session ${quote(this.id)} is closed`);
  }
}
