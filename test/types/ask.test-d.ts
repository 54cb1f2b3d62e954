/** What a TypeScript user relies on, checked by `npm run check:types`: a line that should not compile says so. */
import {
  check,
  Events,
  type EventOf,
  type Interaction,
  Interactions,
  isToolUse,
  Methods,
  type SessionEvent,
  type ToolUse,
  type UnknownEvent,
} from "ask-session-protocol";

declare const value: unknown;

/** A known type narrows to its payload. */
export function narrows(): string | undefined {
  const e = Events.read(value);
  if (e.type === "tool.use") return e.payload.name;
  if (e.type === "todos.updated")
    return e.payload.todos[0]?.status satisfies "pending" | "in_progress" | "completed" | "blocked" | undefined;
  // @ts-expect-error TS2339: an event of another type has no name.
  if (e.type === "model.streaming") return e.payload.name;
  // @ts-expect-error TS2367: no event has that type.
  if (e.type === "tool.used") return "";
  return undefined;
}

/** A switch can be exhaustive: known types, what is no event, and in the end the events of unknown types. */
export function exhaustive(e: ReturnType<typeof Events.read>): string {
  switch (e.type) {
    case "session.created":
    case "session.ended":
      return e.payload.sessionId;
    case "turn.started":
    case "turn.completed":
    case "turn.failed":
    case "turn.aborted":
      return e.payload.turnId;
    case "model.streaming":
    case "model.thinking":
      return e.payload.delta;
    case "tool.use":
    case "tool.delta":
    case "tool.result":
      return e.payload.name;
    case "approval.required":
    case "approval.updated":
      return e.payload.id;
    case "plan.proposed":
    case "plan.approved":
    case "plan.rejected":
      return e.payload.plan;
    case "todos.updated":
      return String(e.payload.todos.length);
    case "file.changed":
      return e.payload.path;
    case "error":
      return e.payload.error;
    case undefined:
      return e.issues[0].message;
    default: {
      const unknown: UnknownEvent = e;
      const name: string = unknown.type;
      return name;
    }
  }
}

/** Over the events of this version alone nothing is left. */
export function closed(e: SessionEvent): string {
  if (e.type === "error") return e.payload.error;
  const others: Exclude<SessionEvent["type"], "error"> = e.type;
  return others;
}

const made: EventOf<"tool.use"> = Events.event({ type: "tool.use", seq: 1, payload: { id: "c", name: "bash" } });
export const name: string = made.payload.name;
// @ts-expect-error TS2741: a payload without its required members.
Events.event({ type: "tool.use", seq: 1, payload: { id: "c" } });
// @ts-expect-error TS2820: no such type.
Events.event({ type: "tool.used", seq: 1 });

if (isToolUse(value)) value satisfies ToolUse;
const send = Methods.checkResult("session/send", value);
if (send.ok) send.value.status satisfies "steered" | "queued" | "stale";
const todo = check("Todo", value);
if (todo.ok) todo.value.title satisfies string;
const plan = Interactions.interaction({ id: "plan_1", kind: "plan", payload: { plan: "x" } });
export const planText: string = Interactions.resolve(plan, "approved").payload.plan;
// @ts-expect-error TS2353: the payload of another kind.
Interactions.interaction({ id: "act_1", kind: "approval", payload: { plan: "x" } });
declare const waiting: Interaction;
if (waiting.kind === "approval") waiting.payload.toolName satisfies string;
