import type { Reducer } from "../../book.js";
import { type AcpState, keep, MOST, type Session } from "../state.js";
import { type Step, textOf } from "../step.js";

const ORIGIN = { "session/new": "new", "session/fork": "fork", "session/load": "load", "session/resume": "resume" } as const;

/** Sessions come by the response to `session/new` and the like, and go by that to `session/close` and `session/delete`. */
export const sessions: Reducer<AcpState, Step> = {
  on: [
    "session/new response",
    "session/fork response",
    // A load replays the session before its response, so the session is there from the request on.
    "session/load",
    "session/load response",
    "session/resume response",
    "session/close response",
    "session/delete response",
  ],
  apply(state, { kind, method, params, result, sessionId, line }) {
    if (kind === "response" && result === undefined) {
      if (method === "session/load" && state.sessions.get(sessionId ?? "")?.origin === "load") state.sessions.delete(sessionId ?? "");
      return;
    }
    if (method === "session/close" || method === "session/delete") {
      if (sessionId === undefined) return;
      state.sessions.delete(sessionId);
      keep(state.ended, sessionId, line, MOST.ended);
      return;
    }
    const id = method === "session/new" || method === "session/fork" ? textOf(result ?? {}, "sessionId") : sessionId;
    if (id === undefined || (method === "session/load" && kind === "response" && state.sessions.has(id))) return;
    introduce(state, id, ORIGIN[method as keyof typeof ORIGIN], line, textOf(params, "cwd"));
  },
};

/** Every other message names a session: one that was never introduced is known by that from then on. */
export const namedSessions: Reducer<AcpState, Step> = {
  on: ["*"],
  apply(state, { kind, sessionId, line, method }) {
    if (kind === "response" || sessionId === undefined || has(ORIGIN, method)) return;
    if (!state.sessions.has(sessionId) && !state.ended.has(sessionId)) introduce(state, sessionId, "named", line, undefined);
  },
};

function has(table: object, name: string): boolean {
  return Object.hasOwn(table, name);
}

/** Makes a session known, or tells of one that was only named how it came to be. */
export function introduce(state: AcpState, id: string, origin: Session["origin"], line: number, cwd: string | undefined): void {
  const known = state.sessions.get(id);
  if (known !== undefined && origin !== "new") {
    if (known.origin === "named" || known.origin === "subagent") known.origin = origin;
    return;
  }
  state.ended.delete(id);
  const session: Session = {
    id,
    origin,
    line,
    cwd,
    turn: undefined,
    lastAnswer: undefined,
    lastTurn: undefined,
    lateUpdate: undefined,
    modes: undefined,
    configOptions: undefined,
    commands: undefined,
    messages: new Map(),
    toolCalls: new Map(),
    terminals: new Map(),
    terminalsUnknown: false,
    compactions: new Map(),
    cost: undefined,
    subagent: undefined,
  };
  if (keep(state.sessions, id, session, MOST.sessions)) state.hasForgotten = true;
}
