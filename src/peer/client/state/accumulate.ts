import type {
  CompactionUpdate,
  ContentBlock,
  SessionConfigOption,
  SessionInfoUpdate,
  SessionModeState,
  SessionUpdate,
  UsageUpdate,
} from "../../../../generated/acp/types.js";
import { type Draft, draftOf } from "./draft.js";
import { addChunk, joined } from "./messages.js";
import type { CompactionState, SessionState } from "./session-state.js";
import { addToolCall } from "./tool-calls.js";

/** The state of a session after one more update. Pure: `state` stays as it is. What is no state, such as a notice, changes nothing. */
export function accumulate(state: SessionState, update: SessionUpdate): SessionState {
  const draft = draftOf(state);
  apply(draft, update);
  return draft;
}

/** Writes one more update into a draft. */
export function apply(draft: Draft, update: SessionUpdate): void {
  switch (update.sessionUpdate) {
    case "user_message_chunk": {
      addChunk(draft.entries, "user", update);
      return;
    }
    case "agent_message_chunk": {
      addChunk(draft.entries, "agent", update);
      return;
    }
    case "agent_thought_chunk": {
      addChunk(draft.entries, "thought", update);
      return;
    }
    case "tool_call": {
      addToolCall(draft, update, true);
      return;
    }
    case "tool_call_update": {
      addToolCall(draft, update, false);
      return;
    }
    case "plan":
      draft.plan = update.entries;
      return;
    case "plan_update":
      draft.plans.set(update.plan.planId, update.plan);
      return;
    case "plan_removed":
      draft.plans.delete(update.planId);
      return;
    case "available_commands_update":
      draft.commands = update.availableCommands;
      return;
    case "current_mode_update":
      draft.modes = { availableModes: [], ...draft.modes, currentModeId: update.currentModeId };
      return;
    case "config_option_update":
      draft.configOptions = update.configOptions;
      return;
    case "session_info_update":
      draft.info = changedInfo(draft.info, update);
      return;
    case "usage_update":
      draft.usage = changedUsage(draft.usage, update);
      return;
    case "compaction_update": {
      addCompaction(draft, update.compactionId, (known) => changedCompaction(known, update));
      return;
    }
    case "compaction_summary_chunk": {
      addCompaction(draft, update.compactionId, (known) => ({ ...known, summary: joined(known.summary, update.content) }));
      return;
    }
    default:
  }
}

/** Writes a prompt that the session was sent: a message of the user, whatever came before it. */
export function applyPrompt(draft: Draft, content: readonly ContentBlock[]): void {
  draft.entries.push({ type: "message", from: "user", content });
}

/** Writes what the answer says that opened the session. */
export function applyOpening(
  draft: Draft,
  { modes, configOptions }: { readonly modes?: SessionModeState | null; readonly configOptions?: readonly SessionConfigOption[] | null },
): void {
  if (modes != null) draft.modes = modes;
  if (configOptions != null) draft.configOptions = configOptions;
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

function addCompaction({ compactions }: Draft, id: string, change: (known: CompactionState) => CompactionState): void {
  compactions.set(id, change(compactions.get(id) ?? { status: "in_progress", summary: [] }));
}

/** What is left out stays, and null clears (schema: CompactionUpdate). */
function changedCompaction(known: CompactionState, { status, summary, error }: CompactionUpdate): CompactionState {
  const { error: before, ...rest } = known;
  const now = error === undefined ? before : error;
  return { ...rest, status, ...(summary === undefined ? {} : { summary: summary ?? [] }), ...(now == null ? {} : { error: now }) };
}
