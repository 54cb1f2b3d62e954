import type { Definitions } from "../../generated/ask/types.js";
import { isEnvelope } from "../../generated/ask/guards.js";
import { ERROR_CODES, EVENTS, METHODS } from "../../generated/ask/registry.js";
import { against } from "../ask/against.js";
import { eventIssues, isKnown as isKnownEvent } from "../ask/event-issues.js";
import { carriedEvents, entryOf, isKnown as isKnownMethod, type MethodName, methodIssues, unknownMethod } from "../ask/method-issues.js";
import { issues, MOST_ISSUES, nearest } from "../contract/index.js";
import { has, isObject, quote } from "../json/index.js";
import { classify, type Id, Pending, type Side } from "../jsonrpc/index.js";
import type { Remark } from "./finding.js";
import { memberRemarks } from "./members.js";
import type { Direction, Recorded } from "./wrapper.js";

/** What is said of one message. */
export interface Judgement {
  readonly remarks: readonly Remark[];
  /** Method or event type of the message, or of the request that it answers. */
  readonly method: string | null;
  /** Whether the message is one of the ask session protocol's. */
  readonly recognised: boolean;
}

type Message = Readonly<Record<string, unknown>>;
/** The method of a request that waits; `undefined` for one that this protocol does not judge. */
type Waiting = { readonly method: MethodName | undefined };

/** Judges the messages of one recording of the ask session protocol, one by one in their order. */
export class AskJudge {
  readonly #pending = new Pending<Waiting>();
  readonly #wroteVersion = new Set<Direction>();

  /** Says what is wrong with the next message. Never throws. */
  judge(recorded: Recorded & { readonly message: Message }): Judgement {
    switch (classify(recorded.message)) {
      case "request":
      case "notification":
        return this.#call(recorded);
      case "response":
        return this.#response(recorded);
      case "none":
        return looksLikeEvent(recorded.message) ? this.#event(recorded) : unrecognised(recorded);
    }
  }

  #event({ message, base, direction }: Recorded & { readonly message: Message }): Judgement {
    const type = typeof message.type === "string" ? message.type : null;
    const remarks = [...judgeEvent(message, base)];
    if (direction === "c2a")
      remarks.push({
        rule: "envelope/wrong-direction",
        pointer: base,
        message: `${type === null ? "event" : `${type} event`}: wrong direction: expected from the host, got from the client`,
      });
    return { remarks, method: type, recognised: isKnownEvent(type) || isEnvelope(message) };
  }

  #call(recorded: Recorded & { readonly message: Message }): Judgement {
    const { message, base, direction, connection } = recorded;
    const method = message.method;
    const isRequest = has(message, "id");
    const outer = isRequest ? "JsonRpcRequest" : "JsonRpcNotification";
    const found = issues(
      message,
      against(outer, typeof method === "string" ? method : outer === "JsonRpcRequest" ? "request" : "notification", {
        base,
        enclosing: "params",
      }),
    );
    const remarks: Remark[] = [...found];
    if (has(message, "result") || has(message, "error"))
      remarks.push({
        rule: "envelope/method-and-result",
        pointer: base,
        message: `${quote(String(method))}: a message with a method has no result and no error`,
      });
    if (typeof method !== "string") return { remarks, method: null, recognised: false };

    const known = isKnownMethod(method) ? method : undefined;
    const from = known === undefined ? sideOf(direction) : senderOf(known, direction);
    // The host answers this query though the method is its own to send; what it answers has no definition.
    const isQuery = method === "interaction/requestPermission" && direction === "c2a";
    if (isRequest && from !== undefined && isId(message.id))
      this.#pending.add(connection, from, message.id, { method: isQuery ? undefined : known });
    if (known === undefined) return { remarks: [...remarks, unknownMethod(method, `${base}/method`)], method, recognised: false };
    if (isQuery)
      return {
        remarks: [
          ...remarks,
          {
            rule: "envelope/mode-query",
            pointer: base,
            message: `${method}: sent by the client, which asks a host for its mode; only ask-app-server answers`,
          },
        ],
        method,
        recognised: true,
      };

    const entry = entryOf(known);
    remarks.push(...this.#versionNote(recorded));
    if (sideOf(direction) !== undefined && sideOf(direction) !== sideFrom(entry.from))
      remarks.push({
        rule: "envelope/wrong-direction",
        pointer: base,
        message: `${method}: wrong direction: expected from the ${entry.from}, got from the ${entry.from === "client" ? "host" : "client"}`,
      });
    if (entry.kind === "notification" && isRequest)
      remarks.push({
        rule: "envelope/notification-with-id",
        pointer: `${base}/id`,
        message: `${method}: a notification has no id; nothing answers it`,
      });
    if (entry.kind === "request" && !isRequest)
      remarks.push({
        rule: "envelope/request-without-id",
        pointer: base,
        message: `${method}: a request without id is carried out and never answered`,
      });
    if (!has(message, "params") || isObject(message.params))
      remarks.push(...judgePart(known, "params", has(message, "params") ? message.params : {}, `${base}/params`));
    remarks.push(...memberRemarks(outer, method, without(message, "result", "error"), base, []));
    return { remarks, method, recognised: true };
  }

  #response(recorded: Recorded & { readonly message: Message }): Judgement {
    const { message, base, direction, connection } = recorded;
    const failed = has(message, "error");
    const outer = failed ? "JsonRpcErrorResponse" : "JsonRpcSuccessResponse";
    const waiting = isId(message.id) ? this.#answered(connection, direction, message.id) : undefined;
    const method = waiting?.method;
    const subject = method === undefined ? "response" : `${method} response`;
    const found = issues(message, against(outer, subject, { base, enclosing: failed ? "error" : "result" }));
    const remarks: Remark[] = [
      ...this.#versionNote(recorded),
      ...found,
      ...memberRemarks(outer, subject, failed ? without(message, "result") : message, base, found),
    ];
    if (failed && has(message, "result"))
      remarks.push({
        rule: "envelope/result-and-error",
        pointer: base,
        message: `${subject}: both a result and an error: expected one of them`,
      });
    if (failed) remarks.push(...judgeErrorCode(message, base, subject));
    if (isId(message.id) && waiting === undefined)
      remarks.push({
        rule: "envelope/response-unpaired",
        pointer: `${base}/id`,
        message: `response: no request with id ${JSON.stringify(message.id)} was recorded before it, so its result is not judged`,
      });
    if (!failed && method !== undefined) remarks.push(...judgePart(method, "result", message.result, `${base}/result`));
    return { remarks, method: method ?? null, recognised: method !== undefined };
  }

  /** The request that a response answers. Where the direction is not known, that of whichever side alone has one waiting. */
  #answered(connection: string, direction: Direction, id: Id): Waiting | undefined {
    const responder = sideOf(direction);
    if (responder !== undefined) return this.#pending.take(connection, responder === "client" ? "server" : "client", id);
    const sides = (["client", "server"] as const).filter((side) => this.#pending.has(connection, side, id));
    return sides.length === 1 ? this.#pending.take(connection, sides[0] as Side, id) : undefined;
  }

  /** One note for each direction: a peer that writes the member writes it everywhere. */
  #versionNote({ message, base, direction }: Recorded & { readonly message: Message }): Remark[] {
    if (message.jsonrpc !== "2.0" || this.#wroteVersion.has(direction)) return [];
    this.#wroteVersion.add(direction);
    return [
      {
        rule: "envelope/jsonrpc-member",
        pointer: `${base}/jsonrpc`,
        message: "this protocol writes no jsonrpc member; readers pass over it (said once for each direction)",
      },
    ];
  }
}

/** Issues and remarks on an event at `base`. */
function* judgeEvent(event: unknown, base: string): Generator<Remark> {
  const found = eventIssues(event, base);
  yield* found;
  const type = isObject(event) ? event.type : undefined;
  const definition: keyof Definitions = isKnownEvent(type) ? EVENTS[type].envelope : "Envelope";
  for (const remark of memberRemarks(definition, typeof type === "string" ? `${type} event` : "event", event, base, found)) {
    // Writers add nothing to the envelope; a payload may grow.
    const isOuter = remark.rule === "unknown/member" && remark.pointer.lastIndexOf("/") === base.length;
    yield isOuter ? { ...remark, level: "warning" } : remark;
  }
}

/** Issues and remarks on the params or result of a known method. */
function judgePart(method: MethodName, part: "params" | "result", value: unknown, base: string): Remark[] {
  const definition = entryOf(method)[part];
  if (definition === undefined) return methodIssues(method, part, value, base);
  const subject = `${method} ${part}`;
  const events = [...carriedEvents(method, part, value)];
  // What is wrong with an event is told once, in the event's own terms.
  const outside = ({ pointer }: { readonly pointer: string }) =>
    !events.some((carried) => `${pointer}/`.startsWith(`${base}${carried.pointer}/`));
  const found = issues(value, against(definition, subject, { base })).filter(outside);
  const remarks = memberRemarks(definition, subject, value, base, found).filter(outside);
  const all: Remark[] = [...found, ...remarks];
  for (const { pointer, event } of events) {
    if (all.length > MOST_ISSUES) break;
    all.push(...judgeEvent(event, `${base}${pointer}`));
  }
  return all;
}

function judgeErrorCode(message: Message, base: string, subject: string): Remark[] {
  const error = message.error;
  const remarks: Remark[] = [];
  if (!isObject(error) || !Number.isInteger(error.code)) return remarks;
  const code = error.code as number;
  if (!Object.values<number>(ERROR_CODES).includes(code))
    remarks.push({
      rule: "unknown/error-code",
      pointer: `${base}/error/code`,
      message: `${subject}: ${String(code)} is not an error code of this protocol`,
    });
  const unread = code === ERROR_CODES.parse_error || code === ERROR_CODES.invalid_request;
  if (message.id === null && !unread)
    remarks.push({
      rule: "envelope/null-id",
      pointer: `${base}/id`,
      message: `${subject}: null id with error ${String(code)}: expected the id of the request`,
    });
  return remarks;
}

function unrecognised({ message, base }: { readonly message: Message; readonly base: string }): Judgement {
  const outer = ["type", "seq", "payload", "method", "result", "error"];
  const slip = Object.keys(message)
    .map((key) => [key, nearest(key, outer)] as const)
    .find(([, near]) => near !== undefined);
  const hint = slip === undefined ? "" : `; did you mean ${quote(slip[1] ?? "")} for ${quote(slip[0])}?`;
  const remark: Remark = {
    rule: "envelope/unrecognised",
    pointer: base,
    message: `not a message: expected an event (type, seq, payload), a request (method) or a response (result or error)${hint}`,
  };
  return { remarks: [remark], method: null, recognised: false };
}

function looksLikeEvent(message: Message): boolean {
  return has(message, "type") || (has(message, "seq") && has(message, "payload"));
}

/** A message without members that have been told of already. */
function without(message: Message, ...names: readonly string[]): Message {
  return Object.fromEntries(Object.entries(message).filter(([name]) => !names.includes(name)));
}

function isId(id: unknown): id is Id {
  return typeof id === "string" || Number.isInteger(id);
}

/** Who sends a known method: the recording says, or else the registry. */
function senderOf(method: MethodName, direction: Direction): Side {
  return sideOf(direction) ?? sideFrom(METHODS[method].from);
}

function sideFrom(from: "client" | "host"): Side {
  return from === "client" ? "client" : "server";
}

function sideOf(direction: Direction): Side | undefined {
  return direction === "c2a" ? "client" : direction === "a2c" ? "server" : undefined;
}
