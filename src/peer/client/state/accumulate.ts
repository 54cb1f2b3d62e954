import type {
  CompactionUpdate,
  ContentBlock,
  MessageId,
  SessionConfigOption,
  SessionInfoUpdate,
  SessionModeState,
  SessionUpdate,
  UsageUpdate,
} from "../../../../generated/acp/types.js";
import { joined, withChunk } from "./messages.js";
import type { CompactionState, Message, SessionState } from "./session-state.js";
import { withToolCall } from "./tool-calls.js";

/** The state of a session after one more update. Pure: `state` stays as it is. What is no state, such as a notice, changes nothing. */
export function accumulate(state: SessionState, update: SessionUpdate): SessionState {
  switch (update.sessionUpdate) {
    case "user_message_chunk":
      return said(state, "user", update);
    case "agent_message_chunk":
      return said(state, "agent", update);
    case "agent_thought_chunk":
      return said(state, "thought", update);
    case "tool_call":
      return withToolCall(state, update, true);
    case "tool_call_update":
      return withToolCall(state, update, false);
    case "plan":
      return { ...state, plan: update.entries };
    case "plan_update":
      return { ...state, plans: new Map(state.plans).set(update.plan.planId, update.plan) };
    case "plan_removed":
      return { ...state, plans: new Map([...state.plans].filter(([planId]) => planId !== update.planId)) };
    case "available_commands_update":
      return { ...state, commands: update.availableCommands };
    case "current_mode_update":
      return { ...state, modes: { availableModes: [], ...state.modes, currentModeId: update.currentModeId } };
    case "config_option_update":
      return { ...state, configOptions: update.configOptions };
    case "session_info_update":
      return { ...state, info: changedInfo(state.info, update) };
    case "usage_update":
      return { ...state, usage: changedUsage(state.usage, update) };
    case "compaction_update":
      return withCompaction(state, update.compactionId, (known) => changedCompaction(known, update));
    case "compaction_summary_chunk":
      return withCompaction(state, update.compactionId, (known) => ({ ...known, summary: joined(known.summary, update.content) }));
    default:
      return state;
  }
}

/** The state of a session that was sent a prompt: a message of the user, whatever came before it. */
export function withPrompt(state: SessionState, content: readonly ContentBlock[]): SessionState {
  return { ...state, entries: [...state.entries, { type: "message", from: "user", content }] };
}

/** The state of a session with what the answer says that opened it. */
export function withOpening(
  state: SessionState,
  { modes, configOptions }: { readonly modes?: SessionModeState | null; readonly configOptions?: readonly SessionConfigOption[] | null },
): SessionState {
  return { ...state, ...(modes == null ? {} : { modes }), ...(configOptions == null ? {} : { configOptions }) };
}

function said(
  state: SessionState,
  from: Message["from"],
  { content, messageId }: { readonly content: ContentBlock; readonly messageId?: MessageId | null },
): SessionState {
  return { ...state, entries: withChunk(state.entries, from, content, messageId) };
}

/** What is left out stays, and null clears (session-list). */
function changedInfo(info: SessionInfoUpdate, { title, updatedAt, _meta }: SessionInfoUpdate): SessionInfoUpdate {
  return {
    ...info,
    ...(title === undefined ? {} : { title }),
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(_meta === undefined ? {} : { _meta }),
  };
}

function changedUsage(before: UsageUpdate | undefined, { used, size, cost }: UsageUpdate): UsageUpdate {
  const known = cost === undefined ? before?.cost : cost;
  return { used, size, ...(known == null ? {} : { cost: known }) };
}

function withCompaction(state: SessionState, id: string, change: (known: CompactionState) => CompactionState): SessionState {
  const known = state.compactions.get(id) ?? { status: "in_progress", summary: [] };
  return { ...state, compactions: new Map(state.compactions).set(id, change(known)) };
}

/** What is left out stays, and null clears (schema: CompactionUpdate). */
function changedCompaction(known: CompactionState, { status, summary, error }: CompactionUpdate): CompactionState {
  const { error: before, ...rest } = known;
  const now = error === undefined ? before : error;
  return { ...rest, status, ...(summary === undefined ? {} : { summary: summary ?? [] }), ...(now == null ? {} : { error: now }) };
}
