import type { Reducer } from "../../book.js";
import { keep } from "../../bounded.js";
import { objectOf, textOf } from "../../read.js";
import { type AskState, freshIn, MOST, type Session, sessionOf } from "../state.js";
import type { Step } from "../step.js";

/** Sessions come by `session/create`, or by the first message that names them. */
export const sessions: Reducer<AskState, Step> = {
  on: ["*"],
  apply(state, { kind, method, sessionId, result, line, event, variant }) {
    if (kind === "response") {
      if (method !== "session/create" || result === undefined) return;
      const id = textOf(objectOf(result, "session") ?? {}, "sessionId");
      if (id !== undefined) introduce(state, id, line, true);
    } else if (sessionId !== undefined) {
      if (event?.delivery === "bare" && variant === "session.created" && event.seq === 1) state.log = sessionId;
      if (!state.sessions.has(sessionId)) introduce(state, sessionId, line, false);
    }
  },
};

/** What ends a session, and what takes it up again. */
export const endings: Reducer<AskState, Step> = {
  on: ["session/close response", "session/resume response", "session/event session.ended"],
  apply(state, step) {
    const { method, result, line, event } = step;
    if (event !== undefined) {
      const session = freshIn(state, step);
      if (session === undefined) return;
      session.ended = line;
      letGo(session);
      return;
    }
    const session = sessionOf(state, step);
    if (session === undefined || result === undefined) return;
    session.closed = method === "session/close" ? line : undefined;
    if (session.closed !== undefined) letGo(session);
    if (method === "session/resume") session.ended = undefined;
  },
};

/** Of a session that is over, its events are not remembered, which are most of what there is of it. */
function letGo(session: Session): void {
  session.seen.clear();
  session.hasLetGo = true;
}

function introduce(state: AskState, id: string, line: number, isCreated: boolean): void {
  const session: Session = {
    id,
    line,
    isCreated,
    isWhole: false,
    lastSeq: 0,
    pushedSeq: 0,
    mayMiss: false,
    seen: new Map(),
    hasLetGo: false,
    subscriptions: 0,
    subscription: undefined,
    closed: undefined,
    ended: undefined,
    turn: undefined,
    turns: new Map(),
    terminal: undefined,
    usage: new Map(),
    toolCalls: new Map(),
    interactions: new Map(),
    approved: 0,
  };
  state.sessions.delete(id);
  if (state.sessions.size >= MOST.sessions) letGoOfOne(state.sessions);
  if (keep(state.sessions, id, session, MOST.sessions)) state.hasForgotten = true;
}

/** What is over goes first, and nothing is missed with it. */
function letGoOfOne(sessions: Map<string, Session>): void {
  for (const [id, { closed, ended }] of sessions) {
    if (closed === undefined && ended === undefined) continue;
    sessions.delete(id);
    return;
  }
}
