/** Sessions in memory. */
import { randomUUID } from "node:crypto";
import { RequestError } from "ask-session-protocol/agent";

const MODES = [
  { id: "ask", name: "Ask", description: "Asks before each tool call." },
  { id: "code", name: "Code", description: "Calls tools without asking." },
];
const PAGE = 50;

export class Store {
  #sessions = new Map();

  create(cwd, additionalDirectories) {
    const session = new StoredSession(randomUUID(), cwd, additionalDirectories);
    this.#sessions.set(session.id, session);
    return session;
  }

  get(id) {
    const session = this.#sessions.get(id);
    if (session === undefined) throw new RequestError("resource_not_found", `unknown session ${id}`, { sessionId: id });
    return session;
  }

  /** A session from before, which works where the client says now. */
  open(id, cwd, additionalDirectories) {
    return Object.assign(this.get(id), { cwd, additionalDirectories });
  }

  delete(id) {
    this.#sessions.delete(id);
  }

  /** A page of the sessions, those of a folder where one is given; the cursor is how many came before. */
  list(cwd, cursor = "0") {
    const start = Number(cursor);
    if (!Number.isInteger(start) || start < 0) throw new RequestError("invalid_params", "session/list params: no such cursor");
    const all = [...this.#sessions.values()].filter((session) => cwd === undefined || session.cwd === cwd);
    const sessions = all.slice(start, start + PAGE).map((session) => session.info());
    return { sessions, ...(start + PAGE < all.length ? { nextCursor: String(start + PAGE) } : {}) };
  }
}

class StoredSession {
  mode = "ask";
  title;
  messages = [];
  updatedAt = new Date().toISOString();

  constructor(id, cwd, additionalDirectories) {
    Object.assign(this, { id, cwd, additionalDirectories });
  }

  say(role, text) {
    this.messages.push({ role, text });
    this.updatedAt = new Date().toISOString();
  }

  info() {
    const { id, cwd, additionalDirectories, title, updatedAt } = this;
    return { sessionId: id, cwd, additionalDirectories, updatedAt, ...(title === undefined ? {} : { title }) };
  }
}

export function modes({ mode }) {
  return { currentModeId: mode, availableModes: MODES };
}

/** The same choice once more, for clients that show options in place of modes (session-config-options). */
export function configOptions({ mode }) {
  const options = MODES.map(({ id, name }) => ({ value: id, name }));
  return [{ type: "select", id: "mode", name: "Mode", category: "mode", currentValue: mode, options }];
}
