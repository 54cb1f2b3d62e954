import { append } from "../../json/index.js";
import type { Id } from "../../jsonrpc/index.js";
import type { Broken, Triggering } from "../book.js";
import type { Members } from "../read.js";
import type { OpenRequest, Side } from "./state.js";

/**
 * One message of a conversation, or one event of those that it carries, as rules look at it. Every event, also one that comes
 * bare, is a step of the method `session/event`, with its type as the variant; a result that carries events is a step of its
 * own before theirs.
 */
export interface Step extends Triggering {
  readonly message: Members;
  /** Who sent it: as recorded, or else the side that the registry names. */
  readonly from: Side;
  /** Whether the recording says who sent it. */
  readonly isDirected: boolean;
  /** Line of the message in its recording, from 1; for live messages their number. */
  readonly line: number;
  readonly id: Id | undefined;
  /** Params of a request or notification, `{}` where it has none; of a response those of its request, as far as they are kept. */
  readonly params: Members;
  /** The session that it is about; `undefined` where the recording does not say. */
  readonly sessionId: string | undefined;
  /** Of a response: its result, `{}` where that is no object; `undefined` where there is none. */
  readonly result: Members | undefined;
  /** Of a response: its error, `{}` where that is no object; `undefined` where there is none. */
  readonly error: Members | undefined;
  /** Of a response: the request that it answers; `undefined` where that is not recorded. */
  readonly request: OpenRequest | undefined;
  readonly event: DeliveredEvent | undefined;
}

/** An event, and how it came. */
export interface DeliveredEvent {
  /** Where it is in its message; empty for a bare one. */
  readonly pointer: string;
  /** Pushed by `session/event`, bare as in the file of a log, or in the result of `session/subscribe` or `session/events`. */
  readonly delivery: "push" | "bare" | "result";
  /** `undefined` where it has none that is a positive integer. */
  readonly seq: number | undefined;
  readonly payload: Members;
  /** A number to know the payload again by. */
  readonly digest: number;
}

/** A finding in the one grammar: `tool.result event: unknown tool call at /payload/id: expected ..., got ...`. */
export function broken(step: Step, pointer: string, what: string, expected: string, got: string): Broken {
  const where = pointer === "" ? "" : ` at ${pointer}`;
  return { pointer, message: `${subjectOf(step)}: ${what}${where}: expected ${expected}, got ${got}` };
}

/** Pointer of a member of the step's event. */
export function inEvent({ event }: Step, ...path: readonly (string | number)[]): string {
  return path.reduce<string>((pointer, name) => append(pointer, String(name)), event?.pointer ?? "");
}

function subjectOf({ kind, method, variant, error, event }: Step): string {
  if (event !== undefined) return variant === "" ? "event" : `${variant} event`;
  if (kind === "response") return method === "" ? "response" : `${method} ${error === undefined ? "result" : "error"}`;
  return `${method} params`;
}
