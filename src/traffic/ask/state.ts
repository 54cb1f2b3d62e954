import type { Id } from "../../jsonrpc/index.js";
import type { Members } from "../read.js";
import type { Step } from "./step.js";

/** A side of a connection. */
export type Side = "client" | "host";

/** What rules remember of a connection. Plain data, changed by the reducers of `state/` alone, and bounded. */
export interface AskState {
  readonly connection: Connection;
  /** Requests without a response yet, by who sent them. The two sides have ids of their own; 1 and "1" differ. */
  readonly open: Readonly<Record<Side, Map<Id, OpenRequest>>>;
  /** Requests that were answered, the last of them, by who sent them. */
  readonly answered: Readonly<Record<Side, Map<Id, Answered>>>;
  /** Sessions by id, those that have ended too. */
  readonly sessions: Map<string, Session>;
  /** Sessions that the client has asked to be subscribed to. */
  readonly subscribed: Set<string>;
  /** The session whose log bare events are of; `undefined` where none was seen to begin. */
  log: string | undefined;
  /** Whether something had to be forgotten to stay within bounds; rules that need all of the past are silent then. */
  hasForgotten: boolean;
}

/** What both sides have said of themselves. `undefined` stands for what the recording does not show. */
export interface Connection {
  /** Whether the recording has the connection's start, so that what it does not show did not happen. */
  isWhole: boolean;
  /** Line of the first request of the client. */
  firstRequest: number | undefined;
  /** Line of the first `initialize`. */
  initialized: number | undefined;
  /** Whether a response of the side was recorded. */
  readonly answers: Record<Side, boolean>;
  /** Names that the host advertised, with the line of it. */
  capabilities: { readonly names: readonly unknown[]; readonly line: number } | undefined;
  /** Versions of different majors that the two sides speak, until the client has gone on in spite of it. */
  mismatch: { readonly asked: string; readonly answered: string; readonly line: number } | undefined;
}

/** A request that waits for its response. */
export interface OpenRequest {
  readonly id: Id;
  readonly method: string;
  readonly from: Side;
  readonly line: number;
  readonly sessionId: string | undefined;
  /** Its params, without what people and models write. */
  readonly params: Members;
  /** Whether its params have the shape that the protocol gives them; true of unknown methods. */
  readonly isSound: boolean;
  /** Highest seq of the session that had been seen when it was sent. */
  readonly lastSeq: number;
}

/** A request that has been answered. */
export interface Answered {
  readonly method: string;
  /** Line of the answer. */
  readonly line: number;
}

/** A session. */
export interface Session {
  readonly id: string;
  /** Line at which it was first seen. */
  readonly line: number;
  /** Whether `session/create` introduced it. */
  readonly isCreated: boolean;
  /** Whether every event since its start was seen, so that what was not seen did not happen. Gaps of the host do not count. */
  isWhole: boolean;
  /** Highest seq seen; 0 where none was. */
  lastSeq: number;
  /** Highest seq that was pushed since the last subscription. */
  pushedSeq: number;
  /** Whether events may be missing before the next, as the client has just chosen where to read. */
  mayMiss: boolean;
  /** Events that were seen, the last of them, by seq. */
  readonly seen: Map<number, SeenEvent>;
  /** Whether there were others, which were let go. */
  hasLetGo: boolean;
  /** Requests to subscribe so far. */
  subscriptions: number;
  /** The subscription that stands; `undefined` while one is asked for. */
  subscription: { readonly afterSeq: number; readonly line: number } | undefined;
  /** Line of the response to `session/close`. */
  closed: number | undefined;
  /** Line of `session.ended`. */
  ended: number | undefined;
  /** The run under way, by its last turn. */
  turn: { readonly id: string; readonly line: number } | undefined;
  /** Turns that were started, with the line of each. */
  readonly turns: Map<string, number>;
  /** The event that ended the last run. */
  terminal: { readonly turnId: string | undefined; readonly line: number } | undefined;
  /** Counts of the last `turn.completed` that had them. */
  readonly usage: Map<string, { readonly value: number; readonly line: number }>;
  readonly toolCalls: Map<string, ToolCall>;
  readonly interactions: Map<string, Interaction>;
  /** Line of the last approval, after which a tool call that was over may go on. */
  approved: number;
}

/** What is kept of an event to know it again. */
export interface SeenEvent {
  readonly line: number;
  readonly type: string;
  readonly digest: number;
}

/** A tool call. */
export interface ToolCall {
  readonly name: string | undefined;
  /** Line of its `tool.use`. */
  readonly line: number;
  /** Line of its `tool.result`. */
  result: number | undefined;
}

/** Something that waits for a person, or waited. */
export interface Interaction {
  readonly kind: string;
  /** Line of the event that asked. */
  readonly line: number;
  /** Scopes that were offered; `undefined` where the host named none. */
  readonly scopes: readonly unknown[] | undefined;
  /** Digest of a plan's text. */
  readonly text: number | undefined;
  /** What the client was answered about it. */
  answer: Decision | undefined;
  /** The event that told the decision. */
  resolved: Decision | undefined;
}

/** A decision, and the line that told it. */
export interface Decision {
  readonly status: string;
  readonly line: number;
}

/** Sessions, requests, and of a session events, turns, tool calls and interactions that are remembered. */
export const MOST = { sessions: 1000, requests: 4096, events: 2000, items: 1000 } as const;

/** The state before the first message. */
export function initialState(): AskState {
  return {
    connection: {
      isWhole: false,
      firstRequest: undefined,
      initialized: undefined,
      answers: { client: false, host: false },
      capabilities: undefined,
      mismatch: undefined,
    },
    open: { client: new Map(), host: new Map() },
    answered: { client: new Map(), host: new Map() },
    sessions: new Map(),
    subscribed: new Set(),
    log: undefined,
    hasForgotten: false,
  };
}

/** The session of a step; `undefined` where it is not known. */
export function sessionOf({ sessions }: AskState, { sessionId }: Step): Session | undefined {
  return sessionId === undefined ? undefined : sessions.get(sessionId);
}

/** The session of an event that comes for the first time and in its order; `undefined` for one that is repeated or late. */
export function freshIn(state: AskState, step: Step): Session | undefined {
  const session = sessionOf(state, step);
  const seq = step.event?.seq;
  return session !== undefined && seq !== undefined && seq > session.lastSeq ? session : undefined;
}

/** The same where all that came before it is known. */
export function wholeIn(state: AskState, step: Step): Session | undefined {
  const session = freshIn(state, step);
  return session === undefined || state.hasForgotten || !isWhole(session, step) ? undefined : session;
}

function isWhole({ isWhole, mayMiss, lastSeq }: Session, { event }: Step): boolean {
  return isWhole && !(mayMiss && (event?.seq ?? 0) > lastSeq + 1);
}
