import type {
  LoadSessionResponse,
  NewSessionResponse,
  ResumeSessionResponse,
  SessionNotification,
  SessionUpdate,
} from "../../../generated/acp/types.js";
import { ContractError, issue } from "../../contract/index.js";
import { quote } from "../../json/index.js";
import type { Watch } from "../watch.js";
import { SessionError } from "./errors.js";
import { OpenSession } from "./open-session.js";
import type { Pressure } from "./pressure.js";
import { withOpening } from "./state/accumulate.js";

/** Updates of sessions whose ids are not known yet, which are kept until the answers that tell the ids have come. */
const MOST_EARLY = 1000;

/** Sends the request that opens a session; `opened` hears of its result before anything that comes after it. */
export type Opening<R> = (opened: (result: unknown) => void) => Promise<R>;

/** The sessions that were opened on a connection. */
export class Sessions {
  readonly #watch: Watch;
  readonly #pressure: Pressure;
  readonly #onOver: (session: OpenSession) => void;
  readonly #known = new Map<string, OpenSession>();
  #creating = 0;
  #early: SessionNotification[] = [];

  /** @param onOver hears of each session that is over. */
  constructor(watch: Watch, pressure: Pressure, onOver: (session: OpenSession) => void) {
    this.#watch = watch;
    this.#pressure = pressure;
    this.#onOver = onOver;
  }

  find(sessionId: string): OpenSession | undefined {
    return this.#known.get(sessionId);
  }

  /** Takes an update. One that comes before the answer which tells of its session is kept until then. */
  update(notification: SessionNotification): Promise<void> | undefined {
    const { sessionId, update } = notification;
    const session = this.#known.get(sessionId);
    if (session === undefined) {
      if (this.#creating > 0 && this.#early.length < MOST_EARLY) this.#early.push(notification);
      else this.tellUnknown("session/update", sessionId);
      return undefined;
    }
    if (update.sessionUpdate === "tool_call_update" && !session.state.toolCalls.has(update.toolCallId))
      this.#tell(
        "session/update",
        `tool_call_update: unknown tool call at /update/toolCallId: expected one that was told of, got ${quote(update.toolCallId)}; it is made from the update`,
      );
    return session.receive(update);
  }

  /** A session whose id the agent chooses. @throws ContractError where the id is that of another */
  async create<R extends NewSessionResponse>(method: string, ask: Opening<R>): Promise<OpenSession> {
    let session = undefined as OpenSession | undefined;
    this.#creating += 1;
    try {
      const { sessionId } = await ask((result) => {
        const opened = result as NewSessionResponse | undefined;
        if (opened !== undefined && !this.#known.has(opened.sessionId)) session = this.#add(opened);
      });
      if (session !== undefined) return session;
      const expected = "an id that no session has";
      throw new ContractError([
        issue("shape/wrong-value", `${method} result`, "session id in use", "/sessionId", expected, quote(sessionId)),
      ]);
    } finally {
      this.#creating -= 1;
      if (this.#creating === 0) for (const { sessionId } of this.#early.splice(0)) this.tellUnknown("session/update", sessionId);
    }
  }

  /** A session whose id is known; with `isLoad` the updates that come before the answer are its replay. */
  async again(
    sessionId: string,
    method: string,
    isLoad: boolean,
    ask: Opening<LoadSessionResponse | ResumeSessionResponse>,
  ): Promise<{ readonly session: OpenSession; readonly replay: SessionUpdate[] }> {
    const before = this.#known.get(sessionId);
    if (before !== undefined) refuseDuringTurn(before, method);
    const session = new OpenSession(sessionId, this.#pressure);
    const replay: SessionUpdate[] = [];
    if (isLoad) session.replay = replay;
    this.#known.set(sessionId, session);
    try {
      await ask((result) => {
        session.replay = undefined;
        session.state = withOpening(session.state, result ?? {});
      });
    } catch (error) {
      if (before === undefined) this.#known.delete(sessionId);
      else this.#known.set(sessionId, before);
      throw error;
    }
    if (before !== undefined) {
      for (const terminalId of before.terminals) session.terminals.add(terminalId);
      before.end();
    }
    return { session, replay };
  }

  /** A session is closed or deleted. */
  forget(sessionId: string): void {
    const session = this.#known.get(sessionId);
    if (session === undefined) return;
    this.#known.delete(sessionId);
    session.end();
    this.#onOver(session);
  }

  /** The connection is closed. */
  end(): void {
    for (const sessionId of this.#known.keys()) this.forget(sessionId);
  }

  tellUnknown(method: string, sessionId: string): void {
    this.#tell(method, unknownSession(method, sessionId));
  }

  #add(opened: NewSessionResponse): OpenSession {
    const session = new OpenSession(opened.sessionId, this.#pressure);
    session.state = withOpening(session.state, opened);
    this.#known.set(session.id, session);
    const [own, others] = [
      this.#early.filter(({ sessionId }) => sessionId === session.id),
      this.#early.filter(({ sessionId }) => sessionId !== session.id),
    ];
    this.#early = others;
    for (const early of own) void this.update(early);
    return session;
  }

  #tell(method: string, message: string): void {
    this.#watch.tell({ way: "incoming", kind: "unexpected", message, method });
  }
}

/** What is wrong with a request or notification of a session that is not known. */
export function unknownSession(method: string, sessionId: string): string {
  return `${method} params: unknown session at /sessionId: expected one that was opened on this connection, got ${quote(sessionId)}`;
}

/** @throws SessionError where a turn of the session is not answered yet (prompt-turn: the next prompt follows the answer). */
export function refuseDuringTurn(session: OpenSession, method: string): void {
  if (session.turn === undefined) return;
  const text = session.turn.isOver ? "was given up, and the agent has not answered it" : "is running";
  throw new SessionError(`${method}: not sent: a turn of session ${quote(session.id)} ${text}`);
}
