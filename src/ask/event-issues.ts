import { EVENTS } from "../../generated/ask/registry.js";
import { didYouMean, type Issue, issue, issues } from "../contract/index.js";
import { describe, has, isObject } from "../json/index.js";
import { against } from "./against.js";

/** Name of an event type of this version, such as `tool.use`. */
export type EventType = keyof typeof EVENTS;

/** Every event type of this version. */
export const TYPES = Object.keys(EVENTS) as readonly EventType[];

/** Whether `type` is an event type of this version. */
export function isKnown(type: unknown): type is EventType {
  return typeof type === "string" && has(EVENTS, type);
}

/** Everything that is wrong with a JSON value as an event; an unknown type is among it. `base` is where the event is in what the user sees. */
export function eventIssues(value: unknown, base = ""): Issue[] {
  if (!isObject(value)) return [issue("envelope/wrong-type", "event", "wrong type", base, "object", describe(value))];
  const type = has(value, "type") ? value.type : undefined;
  if (isKnown(type)) return issues(value, against(EVENTS[type].envelope, `${type} event`, { base, enclosing: "payload" }));
  const envelope = issues(value, against("Envelope", "event", { base, enclosing: "payload" }));
  return typeof type === "string" ? [...envelope, unknownType(type, base)] : envelope;
}

function unknownType(type: string, base: string): Issue {
  return issue(
    "unknown/event-type",
    "event",
    "unknown event type",
    `${base}/type`,
    "an event type of this version",
    describe(type),
    didYouMean(type, TYPES),
  );
}
