import type { SessionUpdate } from "../../../generated/acp/types.js";
import type { OpenTurn } from "./open-turn.js";
import type { Pressure } from "./pressure.js";
import { accumulate } from "./state/accumulate.js";
import { EMPTY, type SessionState } from "./state/session-state.js";
import { UpdateStream } from "./update-stream.js";

/** A session that was opened on this connection, and what is going on in it. */
export class OpenSession {
  readonly id: string;
  state: SessionState = EMPTY;
  /** The prompt whose answer has not come. */
  turn: OpenTurn | undefined;
  /** What has been told again so far, while it is loaded. */
  replay: SessionUpdate[] | undefined;
  /** Requests for permission that are not answered; aborted, they are answered `cancelled`. */
  readonly permissions = new Set<AbortController>();
  /** Terminals that the agent has not released. */
  readonly terminals = new Set<string>();
  readonly #pressure: Pressure;
  readonly #outside = new Set<UpdateStream>();
  #isOver = false;

  constructor(id: string, pressure: Pressure) {
    this.id = id;
    this.#pressure = pressure;
  }

  /** Whether it has been closed or deleted, opened anew, or the connection is closed. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Takes an update. Where it returns a promise, whoever reads has room for more once that has settled. */
  receive(update: SessionUpdate): Promise<void> | undefined {
    this.state = accumulate(this.state, update);
    if (this.replay !== undefined) {
      this.replay.push(update);
      return undefined;
    }
    if (this.turn?.isOver === false) return this.turn.push(update);
    const rooms = [...this.#outside].map((stream) => stream.push(update)).filter((room) => room !== undefined);
    return rooms.length === 0 ? undefined : Promise.all(rooms).then(() => undefined);
  }

  /** Updates from now on that come outside turns, until the reader or the session ends. */
  async *updates(): AsyncGenerator<SessionUpdate, undefined> {
    const stream = new UpdateStream(this.#pressure, "updates of the session");
    if (this.#isOver) return;
    this.#outside.add(stream);
    try {
      yield* stream;
    } finally {
      this.#outside.delete(stream);
    }
  }

  /** Answers what waits for permission with `cancelled`. */
  cancelPermissions(): void {
    for (const controller of this.permissions) controller.abort();
  }

  end(): void {
    this.#isOver = true;
    this.cancelPermissions();
    for (const stream of this.#outside) stream.end();
  }
}
