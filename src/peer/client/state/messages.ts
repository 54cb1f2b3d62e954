import type { ContentBlock } from "../../../../generated/acp/types.js";
import type { Draft } from "./draft.js";
import type { Message } from "./session-state.js";

/** Adds a chunk: to the message of its id, or to the last one where there are no ids, or as a new message. */
export function addChunk(
  entries: Draft["entries"],
  from: Message["from"],
  { content, messageId }: { readonly content: ContentBlock; readonly messageId?: string | null },
): void {
  const index = indexOfMessage(entries, from, messageId ?? undefined);
  const message = entries[index];
  if (message?.type === "message") entries[index] = { ...message, content: joined(message.content, content) };
  else entries.push({ type: "message", from, ...(messageId == null ? {} : { messageId }), content: [content] });
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
function indexOfMessage(entries: Draft["entries"], from: Message["from"], messageId: string | undefined): number {
  const last = entries.at(-1);
  if (last?.type === "message" && last.from === from && last.messageId === messageId) return entries.length - 1;
  if (messageId === undefined) return -1;
  return entries.findLastIndex((entry) => entry.type === "message" && entry.from === from && entry.messageId === messageId);
}
