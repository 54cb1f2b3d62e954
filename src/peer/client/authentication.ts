import { ERROR_CODES } from "../../../generated/acp/registry.js";
import type { AuthMethod, TerminalAuthMethod } from "../../../generated/acp/types.js";
import { quote } from "../../json/index.js";
import { RequestError } from "../errors.js";
import { unknownChoice, wrongParams } from "./errors.js";
import type { Awaitable } from "./handlers.js";
import type { Link } from "./link.js";

/** Chooses a way to authenticate when the agent demands it; `undefined` for none. */
export type OnAuthRequired = (methods: readonly AuthMethod[]) => Awaitable<string | undefined>;

/** Whether the user logs in with a method outside of the connection, in a terminal. */
export function isTerminalLogin(method: AuthMethod): method is TerminalAuthMethod {
  return "type" in method;
}

/** How the user logs in with a method of the type `terminal`. */
export interface TerminalLogin {
  /** The command with which this side started the agent, and its arguments with those of the method behind them. */
  readonly command: string;
  readonly args: readonly string[];
  /** Variables to be set over those with which the agent was started. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * What to run in a terminal for a login outside of the connection. It has succeeded where the exit code is 0; then the agent
 * is started and connected to anew (authentication).
 */
export function terminalLogin(
  { args = [], env = {} }: TerminalAuthMethod,
  command: string,
  agentArgs: readonly string[] = [],
): TerminalLogin {
  return { command, args: [...agentArgs, ...args], env };
}

/** Authentication with an agent. */
export class Authentication {
  readonly #link: Link;
  readonly #onAuthRequired: OnAuthRequired | undefined;
  #asking: Promise<boolean> | undefined;

  constructor(link: Link, onAuthRequired: OnAuthRequired | undefined) {
    this.#link = link;
    this.#onAuthRequired = onAuthRequired;
  }

  /** @throws ContractError for a method that the agent did not advertise, or that is for a terminal; nothing is sent. */
  async authenticate(methodId: string): Promise<void> {
    const { authMethods } = this.#link.agent;
    const method = authMethods.find(({ id }) => id === methodId);
    if (method === undefined) {
      const ids = authMethods.filter((other) => !isTerminalLogin(other)).map(({ id }) => id);
      throw unknownChoice("authenticate", "unknown method", "/methodId", methodId, ids);
    }
    if (isTerminalLogin(method)) {
      const expected = "one that the agent carries out itself; this one is run in a terminal, and the agent connected to anew";
      throw wrongParams("authenticate", "terminal method", "/methodId", expected, quote(methodId));
    }
    await this.#link.request("authenticate", { methodId });
  }

  /** What `work` comes to; where the agent demands authentication first and the caller allows it, after that, once. */
  async retried<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== ERROR_CODES.auth_required || this.#onAuthRequired === undefined) throw error;
      // Requests that are refused together are let in together.
      this.#asking ??= this.#ask(this.#onAuthRequired).finally(() => (this.#asking = undefined));
      if (!(await this.#asking)) throw error;
      return work();
    }
  }

  async #ask(onAuthRequired: OnAuthRequired): Promise<boolean> {
    const methodId = await onAuthRequired(this.#link.agent.authMethods);
    if (methodId === undefined) return false;
    await this.authenticate(methodId);
    return true;
  }
}
