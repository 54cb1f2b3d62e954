import type { ForkSessionRequest, NewSessionRequest, SessionUpdate } from "../../../generated/acp/types.js";
import type { MethodParams } from "../../../generated/acp/registry.js";
import type { Watch } from "../watch.js";
import { admitOpening } from "./admission.js";
import type { Authentication } from "./authentication.js";
import { demand } from "./gate.js";
import type { Link } from "./link.js";
import type { OpenSession } from "./open-session.js";
import { Session } from "./session.js";
import type { Sessions } from "./sessions.js";

/** A client's parts, and what more than one of its handles does with them. */
export class Core {
  readonly link: Link;
  readonly authentication: Authentication;
  readonly sessions: Sessions;
  readonly watch: Watch;
  readonly #handles = new WeakMap<OpenSession, Session>();

  constructor(link: Link, authentication: Authentication, sessions: Sessions, watch: Watch) {
    this.link = link;
    this.authentication = authentication;
    this.sessions = sessions;
    this.watch = watch;
  }

  /** The handle of a session, always the same. */
  handle(open: OpenSession): Session {
    const handle = this.#handles.get(open) ?? new Session(this, open);
    this.#handles.set(open, handle);
    return handle;
  }

  async create(params: NewSessionRequest): Promise<Session> {
    return this.#create("session/new", params, (onSettled) => this.link.request("session/new", params, { onSettled }));
  }

  async fork(params: ForkSessionRequest): Promise<Session> {
    return this.#create("session/fork", params, (onSettled) => this.link.request("session/fork", params, { onSettled }));
  }

  async again<M extends "session/load" | "session/resume">(
    method: M,
    params: MethodParams[M],
  ): Promise<{ readonly session: Session; readonly replay: SessionUpdate[] }> {
    admitOpening(method, params, this.link.agent.capabilities);
    const { session, replay } = await this.authentication.retried(() =>
      this.sessions.again(params.sessionId, method, method === "session/load", (onSettled) =>
        this.link.request(method, params, { onSettled }),
      ),
    );
    return { session: this.handle(session), replay };
  }

  async delete(sessionId: string): Promise<void> {
    demand(this.link.agent.capabilities, "sessionCapabilities.delete", "session/delete");
    await this.link.request("session/delete", { sessionId });
    this.sessions.forget(sessionId);
  }

  async #create(
    method: "session/new" | "session/fork",
    params: Omit<NewSessionRequest, "mcpServers">,
    ask: Parameters<Sessions["create"]>[1],
  ): Promise<Session> {
    admitOpening(method, params, this.link.agent.capabilities);
    return this.handle(await this.authentication.retried(() => this.sessions.create(method, ask)));
  }
}
