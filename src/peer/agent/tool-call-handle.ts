import type {
  ContentBlock,
  Diff,
  SessionUpdate,
  ToolCall,
  ToolCallContent,
  ToolCallStatus,
  ToolCallUpdate,
} from "../../../generated/acp/types.js";
import { EndedError } from "./errors.js";

/** What may change about a tool call. */
export type ToolCallChange = Omit<ToolCallUpdate, "toolCallId">;

/** A tool call that was told of: from `pending` over `in_progress` to `completed` or `failed`, after which nothing changes. */
export class ToolCallHandle {
  /** Its id. */
  readonly id: string;
  readonly #send: (update: SessionUpdate) => Promise<void> | undefined;
  #known: ToolCall & { status: ToolCallStatus };

  constructor(call: ToolCall, send: (update: SessionUpdate) => Promise<void> | undefined) {
    this.id = call.toolCallId;
    this.#send = send;
    this.#known = { ...call, status: call.status ?? "pending" };
    void send({ ...call, sessionUpdate: "tool_call" });
  }

  /** What was last told. */
  get status(): ToolCallStatus {
    return this.#known.status;
  }

  /** All that was told of it so far, for whoever is asked whether it may go on. */
  get known(): ToolCallUpdate {
    return { ...this.#known };
  }

  /** Whether it is completed or failed. */
  get isOver(): boolean {
    return this.status === "completed" || this.status === "failed";
  }

  /** Tells what has changed. @throws EndedError where it is over, or what it belongs to. */
  update(change: ToolCallChange): Promise<void> | undefined {
    const subject = `tool_call_update of ${JSON.stringify(this.id)}`;
    if (this.isOver) throw new EndedError(`${subject}: not sent: the tool call is ${this.status}`);
    if (change.status === "pending" && this.status === "in_progress")
      throw new EndedError(`${subject}: not sent: the tool call is no longer pending`);
    const sent = this.#send({ ...change, sessionUpdate: "tool_call_update", toolCallId: this.id });
    // Null leaves a member as it is (tool-calls).
    const changed = Object.fromEntries(Object.entries(change).filter(([, value]) => value != null));
    this.#known = { ...this.#known, ...changed };
    return sent;
  }

  /** It runs now. */
  start(change: ToolCallChange = {}): Promise<void> | undefined {
    return this.update({ ...change, status: "in_progress" });
  }

  /** Adds text, or what else it shows, to what it has shown so far. */
  content(content: string | ContentBlock): Promise<void> | undefined {
    return this.#add({ type: "content", content: typeof content === "string" ? { type: "text", text: content } : content });
  }

  /** Adds what it changes in a file; the path is absolute. */
  diff(diff: Diff): Promise<void> | undefined {
    return this.#add({ ...diff, type: "diff" });
  }

  /** Adds what a terminal shows, which was created and not released. */
  terminal({ id }: { readonly id: string }): Promise<void> | undefined {
    return this.#add({ type: "terminal", terminalId: id });
  }

  /** It has done what it should. */
  complete(change: ToolCallChange = {}): Promise<void> | undefined {
    return this.update({ ...change, status: "completed" });
  }

  /** It has not. */
  fail(change: ToolCallChange = {}): Promise<void> | undefined {
    return this.update({ ...change, status: "failed" });
  }

  /** A list replaces the one before (tool-calls), so all of it is told. */
  #add(content: ToolCallContent): Promise<void> | undefined {
    return this.update({ content: [...(this.#known.content ?? []), content] });
  }
}
