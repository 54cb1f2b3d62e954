import { type EventEnvelopes, type EventPayloads, EVENTS } from "../../generated/ask/registry.js";
import type { Envelope, SessionEvent } from "../../generated/ask/types.js";
import { type Issue, judged, type Result, toJson, unwrap } from "../contract/index.js";
import { copy, freeze, has, isObject, type JsonObject } from "../json/index.js";
import { eventIssues, type EventType, isKnown } from "./event-issues.js";

export { isKnown, TYPES } from "./event-issues.js";

/** The event of one type: its `type`, `seq` and typed `payload`. */
export type EventOf<T extends EventType> = EventEnvelopes[T];

/**
 * A name that is none of this version's event types. It is a plain string at run time; as a type it is kept apart from
 * them, so that comparing `type` with a known name narrows to the event of that name.
 */
export declare enum UnknownEventType {
  unlisted = "",
}

/** An event of a type that this version does not know. Readers pass over it (spec: peers tolerate unknown types within a major). */
export interface UnknownEvent extends Omit<Envelope, "type"> {
  readonly type: UnknownEventType;
}

/** Something that is no event at all, with why. Its `type` is `undefined`, which no event has. */
export interface MalformedEvent {
  readonly type: undefined;
  readonly value: unknown;
  readonly issues: readonly [Issue, ...Issue[]];
}

/**
 * Makes an event to send. The result is a frozen copy that shares nothing with the argument; symbol keys and `Map`s
 * have become objects with string keys.
 *
 * @param event `seq` is an integer of at least 1; `payload` may be left out where the type requires no member.
 * @throws ContractError for an unknown type, a bad seq, a member that is missing, of the wrong type or out of its enum,
 * and for what JSON cannot hold.
 */
export function event<const T extends EventType>(event: {
  readonly type: T;
  readonly seq: number;
  readonly payload?: EventPayloads[T];
}): EventOf<T> {
  const json = unwrap(toJson(event, "event", copy));
  // A writer adds no members to the envelope, so only the three that it has are taken over.
  const whole = isObject(json) ? { type: json.type, seq: json.seq, payload: has(json, "payload") ? json.payload : {} } : json;
  return freeze(unwrap(check(whole))) as EventOf<T>;
}

/** Whether a value is a valid event of this version. What JSON cannot hold is none. */
export function is(value: unknown): value is SessionEvent {
  return check(value).ok;
}

/**
 * Judges a value strictly: an event of this version, or all that is wrong with it. Members it does not know are allowed.
 * Never throws. A plain JSON value is returned as it is, not copied.
 */
export function check(value: unknown): Result<SessionEvent> {
  return judged(value, "event", (json) => eventIssues(json));
}

/**
 * Reads a value tolerantly: an event of this version is narrowed by its `type`; one of a type that this version does not
 * know comes back as it is; what is no event comes back with `type` undefined and the reasons. Never throws.
 */
export function read(value: unknown): SessionEvent | UnknownEvent | MalformedEvent {
  const read = judged<SessionEvent | UnknownEvent>(value, "event", (json) =>
    eventIssues(json).filter(({ rule }) => rule !== "unknown/event-type"),
  );
  return read.ok ? read.value : { type: undefined, value, issues: read.issues };
}

/** Whether an event that was read is of a type that this version does not know. */
export function isUnknown(event: SessionEvent | UnknownEvent | MalformedEvent): event is UnknownEvent {
  return event.type !== undefined && !isKnown(event.type);
}

/** Whether an event, or an event type, opens an interaction: something that waits for a person. */
export function isInteraction(event: string | { readonly type?: unknown }): boolean {
  const type = typeof event === "string" ? event : event.type;
  return isKnown(type) && "interaction" in EVENTS[type];
}

/**
 * The events among the entries of a replayed log (the `snapshot` of a subscription, the `events` of `session/events`),
 * frozen and in their order. Entries that are host-internal, of an unknown type or malformed are left out. Never throws;
 * what is no array has no entries.
 */
export function filterSnapshot(entries: unknown): readonly SessionEvent[] {
  const list = toJson(entries, "snapshot", copyTolerantly);
  if (!list.ok || !Array.isArray(list.value)) return [];
  return list.value.flatMap((entry) =>
    entry !== null && eventIssues(entry).length === 0 ? [freeze(entry) as unknown as SessionEvent] : [],
  );
}

/** Copies a list entry by entry; one that JSON cannot hold becomes null, which is no event, and spoils no other. */
function copyTolerantly(entries: unknown): JsonObject[] {
  if (!Array.isArray(entries)) return [];
  return Array.from(entries as unknown[], (entry) => {
    const json = toJson(entry, "snapshot entry", copy);
    return (json.ok ? json.value : null) as JsonObject;
  });
}
