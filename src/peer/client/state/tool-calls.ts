import type { ToolCall, ToolCallUpdate } from "../../../../generated/acp/types.js";
import type { SessionState, ToolCallState } from "./session-state.js";

/** What of a tool call is told by an update; what is left out stays as it is (tool-calls). */
const KEPT_ON_NULL = ["title", "name", "status", "rawInput", "rawOutput"] as const;
const CLEARED_ON_NULL = { kind: "other", content: [], locations: [] } as const;

/**
 * A state with what was told of a tool call. A `tool_call` of a known id is taken as an update, as agents send it; an update of
 * an unknown id makes the call, since it runs all the same. Lists replace the lists before. Null clears the kind and the lists;
 * it leaves the rest as it is (schema: ToolCallUpdate).
 */
export function withToolCall(state: SessionState, told: ToolCall | ToolCallUpdate, isAnnounced: boolean): SessionState {
  const { toolCallId } = told;
  const known = state.toolCalls.get(toolCallId);
  const call = merged(known ?? { toolCallId, title: toolCallId, kind: "other", status: "pending", isAnnounced: false }, told);
  const toolCalls = new Map(state.toolCalls).set(toolCallId, { ...call, isAnnounced: call.isAnnounced || isAnnounced });
  return known === undefined
    ? { ...state, toolCalls, entries: [...state.entries, { type: "tool_call", toolCallId }] }
    : { ...state, toolCalls };
}

/** A tool call with what an update tells of it. */
export function merged(call: ToolCallState, told: ToolCall | ToolCallUpdate): ToolCallState {
  const changes: Record<string, unknown> = {};
  for (const name of KEPT_ON_NULL) if (told[name] != null) changes[name] = told[name];
  for (const [name, cleared] of Object.entries(CLEARED_ON_NULL)) {
    const value = told[name as keyof typeof CLEARED_ON_NULL];
    if (value !== undefined) changes[name] = value ?? cleared;
  }
  if (told._meta !== undefined) changes._meta = told._meta;
  return { ...call, ...changes };
}
