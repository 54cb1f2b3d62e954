import { type Issue, issue, judged, type Result, toJson, unwrap } from "../../contract/index.js";
import { copy, describe, freeze, isObject, type JsonValue } from "../../json/index.js";
import type { MalformedEvent, UnknownEvent } from "../event.js";
import type { ExtensionDefinition } from "./definition.js";
import { extendedEventIssues, messageIssues, type Sender } from "./judge.js";
import { Terms } from "./terms.js";
import type {
  ExtendedEvent,
  ExtensionEventOf,
  ExtensionEventType,
  ExtensionMessage,
  ExtensionMeta,
  ExtensionMetaKey,
  ExtensionMethodName,
  ExtensionParams,
  ExtensionResult,
  Nameable,
} from "./types.js";

/** Three ways to hold a value against the same definition. */
export interface Checks<T> {
  /** The value, typed, or everything that is wrong with it. Never throws. */
  readonly check: (value: unknown) => Result<T>;
  /** Whether it is right. What JSON cannot hold is not. */
  readonly is: (value: unknown) => value is T;
  /** The value, typed. @throws ContractError with every issue */
  readonly assert: (value: unknown) => T;
}

/** What somebody adds to the protocols, with checks for each part of it. */
export interface Extension<D extends ExtensionDefinition = ExtensionDefinition> {
  readonly name: string;
  /** What it was defined with, as plain JSON, frozen. */
  readonly definition: D;
  /** Each event of its own, by its type: the whole of it, envelope and payload. */
  readonly events: { readonly [T in ExtensionEventType<D>]: Checks<ExtensionEventOf<D, T>> };
  /** Params and result of each method, by its name. */
  readonly methods: {
    readonly [M in ExtensionMethodName<D>]: {
      readonly params: Checks<ExtensionParams<D, M>>;
      readonly result: Checks<ExtensionResult<D, M>>;
    };
  };
  /** Values within `_meta`, by their keys. */
  readonly meta: { readonly [K in ExtensionMetaKey<D>]: Checks<ExtensionMeta<D, K>> };
  /** Any event, of this version or of its own. */
  readonly event: Checks<ExtendedEvent<D>>;
  /** Reads an event tolerantly, as `Events.read` does, its own events included. Never throws. */
  readonly read: (value: unknown) => ExtendedEvent<D> | UnknownEvent | MalformedEvent;
  /** Judges what is under its keys in every `_meta` within a value, such as a message of the protocol. Never throws. */
  readonly checkMeta: (value: unknown) => Result<JsonValue>;
  /** Judges a request or notification of one of its methods: envelope, who sends it, params, and what is in any `_meta`. Never throws. */
  readonly checkMessage: (message: unknown, options: { readonly from: Sender }) => Result<ExtensionMessage<D>>;
}

/**
 * Defines what you add to the protocols: events, methods and values within `_meta`, each with a schema made with TypeBox or
 * written as plain JSON Schema. The types follow from the schemas.
 *
 * @throws ContractError for a schema or name that cannot be used, with every issue; pointers count from the definition.
 */
export function defineExtension<const D extends ExtensionDefinition>(definition: D & Nameable<D>): Extension<D> {
  const json = freeze(unwrap(toJson(definition, "extension", copy))) as unknown as ExtensionDefinition;
  const terms = new Terms([json]);
  const { name, events = {}, methods = {}, meta = {} } = json;
  const event = (value: unknown) => extendedEventIssues(terms, value);
  const extension: Extension = {
    name,
    definition: json,
    events: mapped(events, (type) => checks(`${type} event`, (value) => typeIssue(value, type) ?? event(value))),
    methods: mapped(methods, (method) => ({
      params: checks(`${method} params`, (value) => terms.partIssues(method, "params", value, "")),
      result: checks(`${method} result`, (value) => terms.partIssues(method, "result", value, "")),
    })),
    meta: mapped(meta, (key) => checks(`_meta ${key}`, (value) => terms.keyIssues(key, value, ""))),
    event: checks("event", event),
    read: (value) => {
      const read = judged<Exclude<ReturnType<Extension["read"]>, MalformedEvent>>(value, "event", (given) =>
        event(given).filter(({ rule }) => rule !== "unknown/event-type"),
      );
      return read.ok ? read.value : { type: undefined, value, issues: read.issues };
    },
    checkMeta: (value) => judged(value, "_meta", (given) => terms.metaIssues(given)),
    checkMessage: (message, { from }) => judged(message, "message", (given) => messageIssues(terms, Object.keys(methods), given, from)),
  };
  return Object.freeze(extension) as unknown as Extension<D>;
}

function checks<T>(subject: string, find: (json: unknown) => readonly Issue[]): Checks<T> {
  const check = (value: unknown) => judged<T>(value, subject, find);
  return { check, is: (value): value is T => check(value).ok, assert: (value) => unwrap(check(value)) };
}

/** An event of one type is none of another, and what else there is to say of it is of no use. */
function typeIssue(value: unknown, type: string): Issue[] | undefined {
  if (!isObject(value) || value.type === type || typeof value.type !== "string") return undefined;
  return [issue("envelope/wrong-value", `${type} event`, "wrong value", "/type", JSON.stringify(type), describe(value.type))];
}

function mapped<T>(named: object, make: (name: string) => T): Readonly<Record<string, T>> {
  return Object.freeze(Object.fromEntries(Object.keys(named).map((name) => [name, make(name)])));
}
