import type { ContentBlock } from "../../../../generated/acp/types.js";
import type { Message, SessionState } from "./session-state.js";

type Entries = SessionState["entries"];

/** Entries with one more chunk: part of the message of its id, or of the last one where there are no ids, or a new message. */
export function withChunk(entries: Entries, from: Message["from"], content: ContentBlock, messageId: string | null | undefined): Entries {
  const index = indexOfMessage(entries, from, messageId ?? undefined);
  const message = entries[index];
  if (message?.type !== "message")
    return [...entries, { type: "message", from, ...(messageId == null ? {} : { messageId }), content: [content] }];
  return entries.with(index, { ...message, content: joined(message.content, content) });
}

/** Blocks with one more; text that says nothing else about itself is joined to the text before it. */
export function joined(blocks: readonly ContentBlock[], block: ContentBlock): readonly ContentBlock[] {
  const last = blocks.at(-1);
  if (last?.type !== "text" || block.type !== "text" || !isPlain(last) || !isPlain(block)) return [...blocks, block];
  return blocks.with(-1, { type: "text", text: last.text + block.text });
}

function isPlain(block: ContentBlock): boolean {
  return Object.keys(block).length === 2;
}

/** Index of the message that a chunk goes on with; -1 where it begins one. */
function indexOfMessage(entries: Entries, from: Message["from"], messageId: string | undefined): number {
  const last = entries.at(-1);
  if (last?.type === "message" && last.from === from && last.messageId === messageId) return entries.length - 1;
  if (messageId === undefined) return -1;
  return entries.findLastIndex((entry) => entry.type === "message" && entry.from === from && entry.messageId === messageId);
}
