import type { ContentBlock, PlanEntry, SessionUpdate, ToolCall } from "../../../generated/acp/types.js";
import { EndedError } from "./errors.js";
import type { KnownSession } from "./known-session.js";
import type { Link } from "./link.js";
import { Session } from "./session.js";
import { ToolCallHandle } from "./tool-call-handle.js";

/** Text, or what else a message consists of. */
export type Said = string | ContentBlock;

/** A tool call as it is first told of; its id is a new one where it is left out. */
export type NewToolCall = Omit<ToolCall, "toolCallId"> & { readonly toolCallId?: string };

/**
 * The conversation of a session, told as it goes on or, while the session is loaded, once more from its beginning. Over once
 * the request that it belongs to is answered (prompt-turn: updates of a turn precede its answer); then it throws `EndedError`.
 */
export class Transcript extends Session {
  readonly #request: string;
  readonly #toolCalls = new Set<ToolCallHandle>();
  #isAnswered = false;

  /** @param request the method whose answer ends it. */
  constructor(link: Link, known: KnownSession, request: string) {
    super(link, known);
    this.#request = request;
  }

  /** A part of what the agent says; parts with the same message id are one message. */
  text(said: Said, messageId?: string): Promise<void> | undefined {
    return this.#chunk("agent_message_chunk", said, messageId);
  }

  /** A part of what the agent thinks. */
  thought(said: Said, messageId?: string): Promise<void> | undefined {
    return this.#chunk("agent_thought_chunk", said, messageId);
  }

  /** A part of what the user said, for a conversation that is told once more. */
  userText(said: Said, messageId?: string): Promise<void> | undefined {
    return this.#chunk("user_message_chunk", said, messageId);
  }

  /** The plan, all of it; it takes the place of the one before. */
  plan(entries: PlanEntry[]): Promise<void> | undefined {
    return this.send({ sessionUpdate: "plan", entries });
  }

  /** Tells of a tool call, `pending` where nothing else is said; the handle tells how it goes on. */
  toolCall(call: NewToolCall): ToolCallHandle {
    const handle = new ToolCallHandle({ status: "pending", ...call, toolCallId: call.toolCallId ?? crypto.randomUUID() }, (update) =>
      this.send(update),
    );
    this.#toolCalls.add(handle);
    return handle;
  }

  /** Ends it: what is still open is reported failed, and nothing more can be said. Not for agents, whose handler ends it by returning. */
  over(): void {
    if (!this.known.isOver) for (const call of this.#toolCalls) if (!call.isOver) void call.fail();
    this.#isAnswered = true;
  }

  protected override refuseWhereOver(subject: string): void {
    super.refuseWhereOver(subject);
    if (this.#isAnswered) throw new EndedError(`${subject}: not sent: the ${this.#request} that it belongs to has been answered`);
  }

  #chunk(
    sessionUpdate: "agent_message_chunk" | "agent_thought_chunk" | "user_message_chunk",
    said: Said,
    messageId: string | undefined,
  ): Promise<void> | undefined {
    const content: ContentBlock = typeof said === "string" ? { type: "text", text: said } : said;
    const update: SessionUpdate = { sessionUpdate, content, ...(messageId === undefined ? {} : { messageId }) };
    return typeof said === "string" ? this.sendPlain(update) : this.send(update);
  }
}
