import type { Definitions } from "../../generated/ask/types.js";
import { isEnvelope } from "../../generated/ask/guards.js";
import { MEMBERS } from "../../generated/ask/members.js";
import { ERROR_CODES, EVENTS, METHODS } from "../../generated/ask/registry.js";
import { against } from "../ask/against.js";
import { eventIssues, isKnown as isKnownEvent } from "../ask/event-issues.js";
import { carriedEvents, entryOf, isKnown as isKnownMethod, type MethodName, methodIssues, unknownMethod } from "../ask/method-issues.js";
import { issues, MOST_ISSUES, nearest, PlainMembers } from "../contract/index.js";
import { has, isObject, quote } from "../json/index.js";
import { classify, type Id, type MessageKind, Pending, type Side } from "../jsonrpc/index.js";
import type { Remark } from "./finding.js";
import type { Free, FreeValues, Judge, Judgement, JudgeOptions, Passage } from "./judgement.js";
import { ASK_CUTTING } from "./cuttings.js";
import { AskFollower } from "./ask/follow.js";
import { freeOf } from "./ask/piece.js";
import { PlainValues } from "./ask/plain.js";
import { memberRemarks, type Vocabulary } from "./members.js";
import type { Direction } from "./wrapper.js";

/** Of a payload, unknown members are news of a later version. */
const WORDS: Vocabulary = { shapes: MEMBERS, unknown: "note", plain: new PlainMembers(MEMBERS, undefined, false) };
const PLAIN = new PlainValues(WORDS.plain);
const PUSH = "session/event";
/** What is said of a message of which nothing is to be said: by its method, that of a bare event and of a pushed one by its type. */
const NOTHING = byName(Object.keys(METHODS), (method) => ({ method }));
const NOTHING_OF_BARE = byName(Object.keys(EVENTS), (method) => ({ method, ...freely(freeOf(method, "")) }));
const NOTHING_OF_PUSHED = byName(Object.keys(EVENTS), (type) => ({ method: PUSH, ...freely(freeOf(type, "/params/event")) }));

type Message = Readonly<Record<string, unknown>>;
/** The method of a request that waits; `undefined` for one whose answer nobody judges. */
type Waiting = { readonly method: string | undefined };

/** Judges a conversation of the ask session protocol. */
export class AskJudge implements Judge {
  readonly cutting = ASK_CUTTING;
  readonly #pending = new Pending<Waiting>();
  readonly #wroteVersion = new Set<Direction>();
  readonly #follower: AskFollower | undefined;

  constructor({ conversationRules }: Pick<JudgeOptions, "conversationRules">) {
    this.#follower = conversationRules ? new AskFollower() : undefined;
  }

  end(isClosed: boolean): readonly Remark[] {
    return this.#follower?.end(isClosed) ?? [];
  }

  /** Says what is wrong with the next message. Never throws. */
  judge(passage: Passage): Judgement {
    return this.#followed(this.#message(passage), passage);
  }

  skim(passage: Passage): Judgement | undefined {
    const judgement = this.#plainly(passage, classify(passage.message));
    return judgement === undefined ? undefined : this.#followed(judgement, passage);
  }

  repeat({ message, direction }: Passage, line: number, free: FreeValues): Judgement {
    const judgement = (isObject(message.params) ? NOTHING[PUSH] : NOTHING_OF_BARE[message.type as string]) ?? unrecognised(message);
    const remarks = this.#follower?.repeat(message, direction, line, free.values()) ?? [];
    return remarks.length === 0 ? judgement : { ...judgement, remarks };
  }

  #followed(judgement: Judgement, { message, direction, line }: Passage): Judgement {
    const remarks = this.#follower?.push(message, direction, line) ?? [];
    return remarks.length === 0 ? judgement : { ...judgement, remarks: [...judgement.remarks, ...remarks] };
  }

  #message(passage: Passage): Judgement {
    const kind = classify(passage.message);
    const plain = this.#plainly(passage, kind);
    if (plain !== undefined) return plain;
    switch (kind) {
      case "request":
      case "notification":
        return this.#call(passage);
      case "response":
        return this.#response(passage);
      case "none":
        return looksLikeEvent(passage.message) ? this.#event(passage) : unrecognised(passage.message);
    }
  }

  /** What is said of a message of which nothing is to be said; takes note of it. `undefined` of one that has to be looked at closer. */
  #plainly(passage: Passage, kind: MessageKind): Judgement | undefined {
    const { message, direction } = passage;
    if (kind === "none") return direction !== "c2a" && PLAIN.isEvent(message) ? NOTHING_OF_BARE[message.type as string] : undefined;
    if (kind === "response") return this.#plainResponse(passage);
    const plain = plainCall(passage, kind === "request");
    const method = message.method as MethodName;
    if (plain !== undefined && kind === "request") this.#pending.add(sideFrom(entryOf(method).from), message.id as Id, { method });
    return plain;
  }

  #plainResponse({ message, direction }: Passage): Judgement | undefined {
    const { id, result } = message;
    if (Object.keys(message).length !== 2 || !has(message, "result") || !isId(id)) return undefined;
    const asker = this.#asker(direction, id);
    const method = asker === undefined ? undefined : this.#pending.get(asker, id)?.method;
    if (asker === undefined || !isKnownMethod(method) || !PLAIN.isPart(method, "result", result)) return undefined;
    this.#pending.take(asker, id);
    return NOTHING[method];
  }

  #event({ message, direction }: Passage): Judgement {
    const type = typeof message.type === "string" ? message.type : null;
    const remarks = [...judgeEvent(message, "")];
    if (direction === "c2a")
      remarks.push({
        rule: "envelope/wrong-direction",
        pointer: "",
        message: `${type === null ? "event" : `${type} event`}: wrong direction: expected from the host, got from the client`,
      });
    return { remarks, method: type, recognised: isKnownEvent(type) || isEnvelope(message) };
  }

  #call(passage: Passage): Judgement {
    const { message, direction } = passage;
    const method = message.method;
    const isRequest = has(message, "id");
    const outer = isRequest ? "JsonRpcRequest" : "JsonRpcNotification";
    const found = issues(
      message,
      against(outer, typeof method === "string" ? method : outer === "JsonRpcRequest" ? "request" : "notification", {
        enclosing: "params",
      }),
    );
    const remarks: Remark[] = [...found];
    if (has(message, "result") || has(message, "error"))
      remarks.push({
        rule: "envelope/method-and-result",
        pointer: "",
        message: `${quote(String(method))}: a message with a method has no result and no error`,
      });
    if (typeof method !== "string") return { remarks, method: null, recognised: false };

    const known = isKnownMethod(method) ? method : undefined;
    const from = known === undefined ? sideOf(direction) : senderOf(known, direction);
    // The host answers this query though the method is its own to send; what it answers has no definition.
    const isQuery = method === "interaction/requestPermission" && direction === "c2a";
    if (isRequest && from !== undefined && isId(message.id)) this.#pending.add(from, message.id, { method: isQuery ? undefined : method });
    if (known === undefined) return { remarks: [...remarks, unknownMethod(method, `/method`)], method, recognised: false };
    if (isQuery)
      return {
        remarks: [
          ...remarks,
          {
            rule: "envelope/mode-query",
            pointer: "",
            message: `${method}: sent by the client, which asks a host for its mode; only ask-app-server answers`,
          },
        ],
        method,
        recognised: true,
      };

    const entry = entryOf(known);
    remarks.push(...this.#versionNote(passage));
    if (sideOf(direction) !== undefined && sideOf(direction) !== sideFrom(entry.from))
      remarks.push({
        rule: "envelope/wrong-direction",
        pointer: "",
        message: `${method}: wrong direction: expected from the ${entry.from}, got from the ${entry.from === "client" ? "host" : "client"}`,
      });
    if (entry.kind === "notification" && isRequest)
      remarks.push({
        rule: "envelope/notification-with-id",
        pointer: `/id`,
        message: `${method}: a notification has no id; nothing answers it`,
      });
    if (entry.kind === "request" && !isRequest)
      remarks.push({
        rule: "envelope/request-without-id",
        pointer: "",
        message: `${method}: a request without id is carried out and never answered`,
      });
    if (!has(message, "params") || isObject(message.params))
      remarks.push(...judgePart(known, "params", has(message, "params") ? message.params : {}, `/params`));
    remarks.push(...memberRemarks(WORDS, outer, method, without(message, "result", "error"), "", []));
    return { remarks, method, recognised: true };
  }

  #response(passage: Passage): Judgement {
    const { message, direction } = passage;
    const failed = has(message, "error");
    const outer = failed ? "JsonRpcErrorResponse" : "JsonRpcSuccessResponse";
    const waiting = isId(message.id) ? this.#answered(direction, message.id) : undefined;
    const asked = waiting?.method;
    const method = isKnownMethod(asked) ? asked : undefined;
    const subject = method === undefined ? "response" : `${method} response`;
    const found = issues(message, against(outer, subject, { enclosing: failed ? "error" : "result" }));
    const remarks: Remark[] = [
      ...this.#versionNote(passage),
      ...found,
      ...memberRemarks(WORDS, outer, subject, failed ? without(message, "result") : message, "", found),
    ];
    if (failed && has(message, "result"))
      remarks.push({
        rule: "envelope/result-and-error",
        pointer: "",
        message: `${subject}: both a result and an error: expected one of them`,
      });
    if (failed) remarks.push(...judgeErrorCode(message, subject));
    if (isId(message.id) && waiting === undefined)
      remarks.push({
        rule: "envelope/response-unpaired",
        pointer: `/id`,
        message: `response: no request with id ${JSON.stringify(message.id)} was recorded before it, so its result is not judged`,
      });
    if (!failed && method !== undefined) remarks.push(...judgePart(method, "result", message.result, `/result`));
    return { remarks, method: asked ?? null, recognised: method !== undefined };
  }

  /** Who sent the request that a response answers. Where the direction is not known, whichever side alone has one waiting. */
  #asker(direction: Direction, id: Id): Side | undefined {
    const responder = sideOf(direction);
    if (responder !== undefined) return responder === "client" ? "server" : "client";
    const sides = (["client", "server"] as const).filter((side) => this.#pending.has(side, id));
    return sides.length === 1 ? sides[0] : undefined;
  }

  #answered(direction: Direction, id: Id): Waiting | undefined {
    const asker = this.#asker(direction, id);
    return asker === undefined ? undefined : this.#pending.take(asker, id);
  }

  /** One note for each direction: a peer that writes the member writes it everywhere. */
  #versionNote({ message, direction }: Passage): Remark[] {
    if (message.jsonrpc !== "2.0" || this.#wroteVersion.has(direction)) return [];
    this.#wroteVersion.add(direction);
    return [
      {
        rule: "envelope/jsonrpc-member",
        pointer: `/jsonrpc`,
        message: "this protocol writes no jsonrpc member; readers pass over it (said once for each direction)",
      },
    ];
  }
}

function byName(
  names: readonly string[],
  judgementOf: (name: string) => Pick<Judgement, "method" | "free">,
): Readonly<Record<string, Judgement>> {
  return Object.fromEntries(names.map((name) => [name, { remarks: [], recognised: true, ...judgementOf(name) }]));
}

function freely(free: readonly Free[] | undefined): Pick<Judgement, "free"> {
  return free === undefined ? {} : { free };
}

/** What is said of a call of which nothing is to be said; `undefined` of one that has to be looked at closer. */
function plainCall({ message, direction }: Passage, isRequest: boolean): Judgement | undefined {
  const { method, params, id } = message;
  if (Object.keys(message).length !== (isRequest ? 3 : 2) || !isKnownMethod(method)) return undefined;
  const { from, kind } = entryOf(method);
  if (isRequest !== (kind === "request") || (isRequest && !isId(id))) return undefined;
  if (sideOf(direction) !== undefined && sideOf(direction) !== sideFrom(from)) return undefined;
  if (!PLAIN.isPart(method, "params", params)) return undefined;
  return method === PUSH ? NOTHING_OF_PUSHED[(params as { readonly event: Message }).event.type as string] : NOTHING[method];
}

/** Issues and remarks on an event at `base`. */
function* judgeEvent(event: unknown, base: string): Generator<Remark> {
  const found = eventIssues(event, base);
  yield* found;
  const type = isObject(event) ? event.type : undefined;
  const definition: keyof Definitions = isKnownEvent(type) ? EVENTS[type].envelope : "Envelope";
  for (const remark of memberRemarks(WORDS, definition, typeof type === "string" ? `${type} event` : "event", event, base, found)) {
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
  const remarks = memberRemarks(WORDS, definition, subject, value, base, found).filter(outside);
  const all: Remark[] = [...found, ...remarks];
  for (const { pointer, event } of events) {
    if (all.length > MOST_ISSUES) break;
    all.push(...judgeEvent(event, `${base}${pointer}`));
  }
  return all;
}

function judgeErrorCode(message: Message, subject: string): Remark[] {
  const error = message.error;
  const remarks: Remark[] = [];
  if (!isObject(error) || !Number.isInteger(error.code)) return remarks;
  const code = error.code as number;
  if (!Object.values<number>(ERROR_CODES).includes(code))
    remarks.push({
      rule: "unknown/error-code",
      pointer: `/error/code`,
      message: `${subject}: ${String(code)} is not an error code of this protocol`,
    });
  const unread = code === ERROR_CODES.parse_error || code === ERROR_CODES.invalid_request;
  if (message.id === null && !unread)
    remarks.push({
      rule: "envelope/null-id",
      pointer: `/id`,
      message: `${subject}: null id with error ${String(code)}: expected the id of the request`,
    });
  return remarks;
}

function unrecognised(message: Message): Judgement {
  const outer = ["type", "seq", "payload", "method", "result", "error"];
  const slip = Object.keys(message)
    .map((key) => [key, nearest(key, outer)] as const)
    .find(([, near]) => near !== undefined);
  const hint = slip === undefined ? "" : `; did you mean ${quote(slip[1] ?? "")} for ${quote(slip[0])}?`;
  const remark: Remark = {
    rule: "envelope/unrecognised",
    pointer: "",
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
