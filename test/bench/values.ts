/** Values of the kinds that sessions are full of, made from `JSON.parse` as they arrive. */
const session = (update: object): unknown =>
  JSON.parse(JSON.stringify({ sessionId: "0191f6a4-7c52-7d0e-9a43-2b1f6e5d8c90", update })) as unknown;

/** `session/update` params by what they tell. */
export const UPDATES: Readonly<Record<string, unknown>> = {
  "text chunk": session({
    sessionUpdate: "agent_message_chunk",
    content: { type: "text", text: "The tests pass now; the fault was in the cursor." },
  }),
  "tool call": session({
    sessionUpdate: "tool_call",
    toolCallId: "call_17",
    title: "Edit src/cursor.ts",
    kind: "edit",
    status: "pending",
    locations: [{ path: "/home/ada/reader/cursor.ts", line: 41 }],
    content: [{ type: "diff", path: "/home/ada/reader/cursor.ts", oldText: "at + 1", newText: "at" }],
  }),
  "tool call update": session({
    sessionUpdate: "tool_call_update",
    toolCallId: "call_17",
    status: "completed",
    content: [{ type: "content", content: { type: "text", text: "12 tests passed" } }],
    rawOutput: { exitCode: 0 },
  }),
  plan: session({
    sessionUpdate: "plan",
    entries: [
      { content: "Find the fault", priority: "high", status: "completed" },
      { content: "Mend it", priority: "medium", status: "in_progress" },
    ],
  }),
  "unknown kind (invalid)": session({ sessionUpdate: "agent_mesage_chunk", content: { type: "text", text: "x" } }),
  "missing member (invalid)": session({ sessionUpdate: "tool_call", toolCallId: "call_17" }),
};

interface Chunk {
  readonly sessionId?: unknown;
  readonly update?: {
    readonly sessionUpdate?: unknown;
    readonly messageId?: unknown;
    readonly _meta?: unknown;
    readonly content?: { readonly type?: unknown; readonly text?: unknown; readonly annotations?: unknown; readonly _meta?: unknown };
  };
  readonly _meta?: unknown;
}

const isMeta = (value: unknown) => value === undefined || value === null || (typeof value === "object" && !Array.isArray(value));

/** What a careful person would write by hand to check a text chunk: the same members as the schema names. */
export function isTextChunk(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { sessionId, update, _meta } = value as Chunk;
  if (typeof sessionId !== "string" || !isMeta(_meta)) return false;
  if (typeof update !== "object" || (update as unknown) === null || Array.isArray(update)) return false;
  if (update.sessionUpdate !== "agent_message_chunk" || !isMeta(update._meta)) return false;
  if (update.messageId !== undefined && update.messageId !== null && typeof update.messageId !== "string") return false;
  const { content } = update;
  if (typeof content !== "object" || (content as unknown) === null || Array.isArray(content)) return false;
  return content.type === "text" && typeof content.text === "string" && isMeta(content.annotations) && isMeta(content._meta);
}
