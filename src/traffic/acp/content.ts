import type { Broken, Outcome } from "../book.js";
import type { Placed } from "./config-option.js";
import { inUpdate, type Members, objectOf, objectsOf, type Step } from "./step.js";

/** Messages that carry content blocks. */
export const CARRIES_CONTENT = [
  "session/prompt",
  "session/request_permission",
  ...["user_message_chunk", "agent_message_chunk", "agent_thought_chunk", "tool_call", "tool_call_update"].map(
    (kind) => `session/update ${kind}`,
  ),
];

const NONE: readonly Placed[] = [];

/** Content blocks of a message, all but those of text. */
export function contentsOf(step: Step): readonly Placed[] {
  const { method, variant, params, update } = step;
  if (method === "session/prompt")
    return objectsOf(params, "prompt").flatMap(([index, block]) => place(`/params/prompt/${String(index)}`, block));
  if (variant.endsWith("_chunk")) {
    const content = objectOf(update, "content");
    return content === undefined ? NONE : place(inUpdate("content"), content);
  }
  return toolContentsOf(step).flatMap(([pointer, item]) => {
    const content = item.type === "content" ? objectOf(item, "content") : undefined;
    return content === undefined ? NONE : place(`${pointer}/content`, content);
  });
}

/** Holds each content block but those of text against a rule; makes nothing where there is none. */
export function judgeContents(step: Step, fault: (step: Step, placed: Placed) => Broken | undefined): Outcome {
  const contents = contentsOf(step);
  return contents.length === 0 ? undefined : contents.flatMap((placed) => fault(step, placed) ?? []);
}

/** Items of the `content` of a tool call, which a permission request carries too. */
export function toolContentsOf(step: Step): readonly Placed[] {
  const [base, call] = toolCallOf(step);
  return objectsOf(call, "content").map(([index, item]) => [`${base}/content/${String(index)}`, item] as const);
}

/** The tool call that a message reports, updates or asks permission for. */
export function toolCallOf({ method, params, update }: Step): Placed {
  return method === "session/request_permission" ? ["/params/toolCall", objectOf(params, "toolCall") ?? {}] : ["/params/update", update];
}

function place(pointer: string, block: Members): readonly Placed[] {
  return block.type === "text" ? NONE : [[pointer, block]];
}
