import type {
  AvailableCommand,
  CompactionStatus,
  ContentBlock,
  PlanEntry,
  PlanUpdateContent,
  SessionConfigOption,
  SessionInfoUpdate,
  SessionModeState,
  ToolCall,
  UsageUpdate,
} from "../../../../generated/acp/types.js";

/** What somebody said or thought, in one piece. */
export interface Message {
  readonly type: "message";
  /** The user, the agent, or the agent to itself. */
  readonly from: "user" | "agent" | "thought";
  /** Id of the message, where the agent gives ids; chunks of one id are one message (prompt-turn). */
  readonly messageId?: string;
  /** What it consists of; text that follows text is joined. */
  readonly content: readonly ContentBlock[];
}

/** Where in the conversation a tool call was first told of. */
export interface ToolCallEntry {
  readonly type: "tool_call";
  readonly toolCallId: string;
}

/** A tool call as far as it has been told. */
export interface ToolCallState extends Readonly<ToolCall> {
  readonly kind: NonNullable<ToolCall["kind"]>;
  readonly status: NonNullable<ToolCall["status"]>;
  /** Whether a `tool_call` told of it; if not, an update or a permission request did (tool-calls: it should not), and the title may be its id. */
  readonly isAnnounced: boolean;
}

/** A compaction of the context as far as it has been told. */
export interface CompactionState {
  readonly status: CompactionStatus;
  readonly summary: readonly ContentBlock[];
  readonly error?: string;
}

/** What is known of a session from all that its agent has told, and from the prompts that it was sent. Never changed in place. */
export interface SessionState {
  /** Messages and tool calls in the order in which they began. */
  readonly entries: readonly (Message | ToolCallEntry)[];
  /** Tool calls by their id. */
  readonly toolCalls: ReadonlyMap<string, ToolCallState>;
  /** The plan, all of it. */
  readonly plan: readonly PlanEntry[];
  /** Plans by their id; the unstable protocol has several. */
  readonly plans: ReadonlyMap<string, PlanUpdateContent>;
  readonly usage?: UsageUpdate;
  /** Commands that a prompt may begin with. */
  readonly commands: readonly AvailableCommand[];
  /** Modes, and which it is in; missing where the agent has none. */
  readonly modes?: SessionModeState;
  readonly configOptions: readonly SessionConfigOption[];
  readonly info: SessionInfoUpdate;
  /** Compactions by their id. */
  readonly compactions: ReadonlyMap<string, CompactionState>;
}

/** A session of which nothing has been told. */
export const EMPTY: SessionState = {
  entries: [],
  toolCalls: new Map(),
  plan: [],
  plans: new Map(),
  commands: [],
  configOptions: [],
  info: {},
  compactions: new Map(),
};
