import type { Side } from "../../acp/method.js";
import type { Id } from "../../jsonrpc/index.js";
import type { Members } from "./step.js";

export { keep } from "../bounded.js";

/** What rules remember of a connection. Plain data, changed by the reducers of `state/` alone, and bounded. */
export interface AcpState {
  readonly connection: Connection;
  /** Requests without a response yet, by who sent them. The two sides have ids of their own; 1 and "1" differ. */
  readonly open: Readonly<Record<Side, Map<Id | null, OpenRequest>>>;
  /** Sessions that are alive, by id; of a recording that began late also those that were never introduced. */
  readonly sessions: Map<string, Session>;
  /** Sessions that were closed or deleted, the last of them, with the line that did it. */
  readonly ended: Map<string, number>;
  /** Addresses that the user was asked to open, by their `elicitationId`. */
  readonly elicitations: Map<string, Elicitation>;
  /** Ids of the MCP servers that the client said it reaches through this connection. */
  readonly mcpServers: Set<string>;
  /** Requests that were answered, the last of them, by who sent them: line of the answer by id. */
  readonly answered: Readonly<Record<Side, Map<Id | null, number>>>;
  /** What was told of sessions, alive or not, by id. */
  readonly known: Map<string, KnownSession>;
  /** Every `nextCursor` of a `session/list`, with the `archived` filter of the request. */
  readonly cursors: Map<string, unknown>;
  /** `session/load` and `session/resume` that wait for their response, by session. */
  readonly restoring: Map<string, Restoring>;
  /** Whether something had to be forgotten to stay within bounds; rules that need all of the past are silent then. */
  hasForgotten: boolean;
}

/** What both sides have agreed on. `undefined` stands for what the recording does not show. */
export interface Connection {
  /** Whether the recording has the connection's start, so that what it does not show did not happen. */
  isWhole: boolean;
  /** Whether a message of the side has been recorded. */
  readonly shows: Record<Side, boolean>;
  /** Version that the client asked for. */
  askedVersion: number | undefined;
  /** Version that the agent answered. */
  version: number | undefined;
  /** Lines of the first `initialize`, of the result that answers it, and of the last error that does. */
  asked: number | undefined;
  answered: number | undefined;
  refused: number | undefined;
  /** The first request about sessions that came before any `initialize`. */
  early: { readonly method: string; readonly line: number } | undefined;
  /** Capabilities as each side stated them in `initialize`; `{}` where it stated none. */
  client: Members | undefined;
  agent: Members | undefined;
  /** `authMethods` of the agent. */
  authMethods: readonly Members[] | undefined;
  /** Line of the last successful `authenticate` that no `logout` followed, and the other way round. */
  authenticated: number | undefined;
  loggedOut: number | undefined;
  /** Status of authentication as the agent last sent it, as JSON text, and the line. */
  authStatus: { readonly text: string; readonly line: number } | undefined;
  /** Providers that cannot be disabled, by the last `providers/list`. */
  requiredProviders: readonly string[] | undefined;
  /** Line of the first request to initialize a successor, of a component that has one. */
  successor: number | undefined;
}

/** What was told of a session. */
export interface KnownSession {
  /** Its working directory, who said so last and where. */
  readonly cwd: string | undefined;
  readonly by: Side;
  readonly line: number;
  /** Directories that its files are in, as the client last set it up: `cwd` and the additional ones. */
  roots: readonly string[] | undefined;
  /** Line of the last answer to a prompt. */
  prompted: number | undefined;
  /** Line of the response to its `session/delete`. */
  deleted: number | undefined;
  /** Line of the response to its `session/load`, as long as neither a prompt nor a part of the replay came after it. */
  loaded: number | undefined;
}

/** A `session/load` or `session/resume` that waits for its response. */
export interface Restoring {
  readonly method: string;
  readonly line: number;
  /** Line of the first message or tool call that came since. */
  replayed: number | undefined;
}

/** A request that waits for its response. */
export interface OpenRequest {
  readonly id: Id | null;
  readonly method: string;
  readonly from: Side;
  readonly line: number;
  readonly sessionId: string | undefined;
  /** Its params, without the contents of prompts and files. */
  readonly params: Members;
  /** Line of a `$/cancel_request` for it. */
  cancelled: number | undefined;
}

/** A session. */
export interface Session {
  readonly id: string;
  /** How it came to be known: by the response that introduced it, or only by a message that names it. */
  origin: "new" | "load" | "resume" | "fork" | "subagent" | "named";
  /** Line that introduced it. */
  readonly line: number;
  readonly cwd: string | undefined;
  /** The prompt that waits for its answer. */
  turn: Turn | undefined;
  /** Line of the answer to the last prompt. */
  lastAnswer: number | undefined;
  /** The turn that this answer ended. */
  lastTurn: Turn | undefined;
  /** Line of the first update of a turn that came after that answer. */
  lateUpdate: number | undefined;
  /** Ids of the modes that it offers; none where the response that made it has no modes. */
  modes: readonly string[] | undefined;
  /** Config options that it offers, by id, as they were last listed. */
  configOptions: ReadonlyMap<string, Members> | undefined;
  /** Names of its slash commands, as they were last listed. */
  commands: readonly string[] | undefined;
  /** Ids of messages, with the kind of update that first carried each. */
  readonly messages: Map<string, string>;
  /** Tool calls that were announced, by id. */
  readonly toolCalls: Map<string, ToolCall>;
  /** Terminals that the client made in it, by id. */
  readonly terminals: Map<string, Terminal>;
  /** Whether a `terminal/create` waits for its response, so that there may be a terminal whose id is not known. */
  terminalsUnknown: boolean;
  /** Compactions of its context, by id. */
  readonly compactions: Map<string, Compaction>;
  /** What it has cost, as last told. */
  cost: Cost | undefined;
  /** What its parent says of it, where it is the session of a subagent. */
  subagent: Subagent | undefined;
}

/** A prompt turn. */
export interface Turn {
  readonly request: OpenRequest;
  /** Line of a `session/cancel` for it, or of the `session/close` that counts as one. */
  cancelled: number | undefined;
}

/** A tool call. */
export interface ToolCall {
  readonly id: string;
  /** Line of its first mention, and what that was. */
  readonly line: number;
  readonly announcedBy: "tool_call" | "tool_call_update" | "session/request_permission";
  status: string;
  /** Line of the first `tool_call` about it. */
  reported: number | undefined;
  /** Name of the tool, as it was first told. */
  name: string | undefined;
  /** Ids of the terminals that it has shown. */
  terminals: readonly string[];
  /** Line of the answer that allowed it. */
  allowed: number | undefined;
}

/** A terminal of the client. */
export interface Terminal {
  readonly id: string;
  /** Line of the response that named it. */
  readonly line: number;
  /** Bytes of output that its request lets the client keep; `undefined` where it sets no limit. */
  readonly outputByteLimit: number | undefined;
  /** Line of its `terminal/kill`. */
  killed: number | undefined;
  /** Line of its `terminal/release`. */
  released: number | undefined;
  /** How its command ended, as the client first told it. */
  exited: TerminalExit | undefined;
}

/** How a command ended, and the line that tells it. */
export interface TerminalExit {
  readonly line: number;
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
}

/** An address that the user was asked to open. */
export interface Elicitation {
  /** Line of the request that asks for it. */
  readonly line: number;
  /** Whether it waits for its answer, was accepted, or came to nothing. */
  answer: "none" | "accepted" | "refused";
  /** Line of the `elicitation/complete` for it. */
  completed: number | undefined;
}

/** A compaction of the context of a session. */
export interface Compaction {
  /** Line of its first mention. */
  readonly line: number;
  /** Line of the status that ended it, and that status. */
  ended: { readonly line: number; readonly status: string } | undefined;
}

/** What a session has cost. */
export interface Cost {
  readonly amount: number;
  readonly currency: string;
  readonly line: number;
}

/** The session of a subagent, as its parent announced it. */
export interface Subagent {
  /** Session of the first `subagent_update` about it. */
  readonly parent: string;
  readonly line: number;
  /** Whether the client may cancel its work. */
  mayCancel: boolean;
}

/** Entries of each table that are remembered; tool calls, terminals, messages and compactions are those of one session. */
export const MOST = {
  sessions: 10_000,
  requests: 4096,
  ended: 1000,
  toolCalls: 10_000,
  terminals: 1000,
  messages: 10_000,
  compactions: 1000,
  elicitations: 1000,
  mcpServers: 10_000,
  answered: 4096,
  known: 10_000,
  cursors: 10_000,
  restoring: 1000,
} as const;

/** The state before the first message. */
export function initialState(): AcpState {
  return {
    connection: {
      isWhole: false,
      shows: { client: false, agent: false },
      asked: undefined,
      answered: undefined,
      refused: undefined,
      early: undefined,
      askedVersion: undefined,
      version: undefined,
      client: undefined,
      agent: undefined,
      authMethods: undefined,
      authenticated: undefined,
      loggedOut: undefined,
      authStatus: undefined,
      requiredProviders: undefined,
      successor: undefined,
    },
    open: { client: new Map(), agent: new Map() },
    sessions: new Map(),
    ended: new Map(),
    elicitations: new Map(),
    mcpServers: new Set(),
    answered: { client: new Map(), agent: new Map() },
    known: new Map(),
    cursors: new Map(),
    restoring: new Map(),
    hasForgotten: false,
  };
}
