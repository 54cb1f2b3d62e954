import { carriedEvents, entryOf, isKnown } from "../../ask/method-issues.js";
import { has, isObject } from "../../json/index.js";
import { classify, type Id } from "../../jsonrpc/index.js";
import { Book } from "../book.js";
import type { Remark } from "../finding.js";
import { type Members, objectOf, textOf } from "../read.js";
import type { Direction } from "../wrapper.js";
import type { RawText } from "../raw-text.js";
import { digestOf, digestOfMembers, digestOfRaw } from "./digest.js";
import { PIECES } from "./piece.js";
import { ASK_RULES } from "./rules/index.js";
import { type AskState, initialState, type Side } from "./state.js";
import { REDUCERS } from "./state/index.js";
import type { DeliveredEvent, Step } from "./step.js";

const BOOK = new Book(ASK_RULES, REDUCERS);
const NONE: Members = {};

const FORGOTTEN: Remark = {
  rule: "rule/forgotten",
  pointer: "",
  message: "more is open at once than is remembered; rules that need all of the past say nothing from here on",
};

/** Follows a conversation of the ask session protocol message by message and holds the rules against it. */
export class AskFollower {
  readonly #state = initialState();

  /** What rules say of the next message; pointers count from it. */
  push(message: Members, direction: Direction, line: number): readonly Remark[] {
    return this.#told(() => this.#follow(message, direction, line));
  }

  /**
   * What rules say of a piece of text like one before it of which nothing was to be said.
   * @param piece that one. @param values seq and text of this one.
   */
  repeat(piece: Members, direction: Direction, line: number, values: readonly (RawText | number)[]): readonly Remark[] {
    const params = objectOf(piece, "params");
    const like = params === undefined ? piece : membersOf(params.event);
    const payload = membersOf(like.payload);
    let { seq } = like;
    let digest = 0;
    for (const value of values) {
      if (typeof value === "number") seq = value;
      else digest = digestOfMembers(payload, PIECES.get(textOf(like, "type") ?? ""), digestOfRaw(value));
    }
    const delivery = params === undefined ? "bare" : "push";
    const found = {
      delivery,
      pointer: params === undefined ? "" : "/params/event",
      value: { type: like.type, seq, payload },
      digest,
    } as const;
    const step = eventStep(this.#state, piece, direction, line, found, params && textOf(params, "sessionId"));
    return this.#told(() => BOOK.turn(this.#state, step, true));
  }

  /** What is left to say when the conversation is over; `isClosed` where it ended and the recording did not merely stop. */
  end(isClosed: boolean): readonly Remark[] {
    return BOOK.end(this.#state, isClosed);
  }

  /** What rules say, and that something was forgotten, the first time. */
  #told(turn: () => readonly Remark[]): readonly Remark[] {
    const wasForgotten = this.#state.hasForgotten;
    const remarks = turn();
    return this.#state.hasForgotten && !wasForgotten ? [...remarks, FORGOTTEN] : remarks;
  }

  #follow(message: Members, direction: Direction, line: number): readonly Remark[] {
    const state = this.#state;
    const kind = classify(message);
    if (kind === "none") {
      // What a client sends is no event.
      if (direction === "c2a" || !has(message, "type")) return [];
      return BOOK.turn(state, eventStep(state, message, direction, line, { delivery: "bare", pointer: "", value: message }));
    }
    if (kind === "response") {
      const step = answer(state, message, direction, line);
      const ofResponse = BOOK.turn(state, step);
      if (step.result === undefined) return ofResponse;
      const remarks = [...ofResponse];
      for (const { pointer, event } of carriedEvents(step.method, "result", step.result)) {
        const carried = { delivery: "result", pointer: `/result${pointer}`, value: event } as const;
        remarks.push(...BOOK.turn(state, eventStep(state, message, direction, line, carried, step.sessionId)));
      }
      return remarks;
    }
    if (message.method !== "session/event" || direction === "c2a") return BOOK.turn(state, call(message, kind, direction, line));
    const params = membersOf(message.params);
    const pushed = { delivery: "push", pointer: "/params/event", value: params.event } as const;
    return BOOK.turn(state, eventStep(state, message, direction, line, pushed, textOf(params, "sessionId")));
  }
}

function call(message: Members, kind: "request" | "notification", direction: Direction, line: number): Step {
  const method = typeof message.method === "string" ? message.method : "";
  const params = membersOf(message.params);
  return {
    message,
    kind,
    from: sideOf(direction) ?? (isKnown(method) ? entryOf(method).from : "client"),
    isDirected: direction !== "unknown",
    line,
    id: isId(message.id) ? message.id : undefined,
    method,
    variant: "",
    params,
    sessionId: textOf(params, "sessionId"),
    result: undefined,
    error: undefined,
    request: undefined,
    event: undefined,
  };
}

function answer({ open, answered }: AskState, message: Members, direction: Direction, line: number): Step {
  const id = isId(message.id) ? message.id : undefined;
  const asked = (side: Side) => id !== undefined && (open[side].has(id) || answered[side].has(id));
  // Where the recording does not say who answers, it is the side that alone was asked.
  const from = sideOf(direction) ?? (asked("host") && !asked("client") ? "client" : "host");
  const request = id === undefined ? undefined : open[from === "client" ? "host" : "client"].get(id);
  return {
    message,
    kind: "response",
    from,
    isDirected: direction !== "unknown",
    line,
    id,
    method: request?.method ?? "",
    variant: "",
    params: request?.params ?? NONE,
    sessionId: request?.sessionId,
    result: has(message, "result") && !has(message, "error") ? membersOf(message.result) : undefined,
    error: has(message, "error") ? membersOf(message.error) : undefined,
    request,
    event: undefined,
  };
}

type Found = Pick<DeliveredEvent, "delivery" | "pointer"> & { readonly value: unknown; readonly digest?: number };

function eventStep(state: AskState, message: Members, direction: Direction, line: number, found: Found, named?: string): Step {
  const { delivery, pointer, digest } = found;
  const value = membersOf(found.value);
  const type = textOf(value, "type") ?? "";
  const seq = typeof value.seq === "number" && Number.isInteger(value.seq) && value.seq > 0 ? value.seq : undefined;
  const payload = objectOf(value, "payload") ?? NONE;
  return {
    message,
    kind: "notification",
    from: "host",
    isDirected: direction !== "unknown",
    line,
    id: undefined,
    method: "session/event",
    variant: type,
    params: NONE,
    sessionId: delivery === "bare" ? logOf(state, type, seq, payload) : (named ?? onlyOf(state)),
    result: undefined,
    error: undefined,
    request: undefined,
    event: { pointer, delivery, seq, payload, digest: digest ?? digestOf(payload) },
  };
}

/** Bare events are of the log that was last seen to begin: many a file holds events that have nothing to do with each other. */
function logOf({ log }: AskState, type: string, seq: number | undefined, payload: Members): string | undefined {
  return type === "session.created" && seq === 1 ? textOf(payload, "sessionId") : log;
}

/** Older hosts do not say which session a pushed event is of; it is clear where the client has subscribed to one alone. */
function onlyOf({ subscribed }: AskState): string | undefined {
  return subscribed.size === 1 ? subscribed.values().next().value : undefined;
}

function sideOf(direction: Direction): Side | undefined {
  return direction === "c2a" ? "client" : direction === "a2c" ? "host" : undefined;
}

function isId(id: unknown): id is Id {
  return typeof id === "string" || Number.isInteger(id);
}

function membersOf(value: unknown): Members {
  return isObject(value) ? value : NONE;
}
