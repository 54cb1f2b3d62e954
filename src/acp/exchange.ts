import { ERROR_CODES } from "../../generated/acp/registry.js";
import { type Issue, issue, judged } from "../contract/index.js";
import { has, isObject } from "../json/index.js";
import { classify, type Id, type MessageKind, Pending } from "../jsonrpc/index.js";
import { definitionIssues } from "./definition.js";
import { idIssues, isId, type Message, missing, unrecognised, versionIssues } from "./envelope.js";
import { callIssues } from "./message.js";
import { entryOf, isExtension, partIssues, type Side } from "./method.js";
import type { Options } from "./stability.js";

/** What is said of one message of an exchange. */
export interface Judgement {
  readonly kind: MessageKind;
  /** Method of the message, or of the request that it answers. */
  readonly method: string | undefined;
  /** Of a response: whether its request was seen. The result of one that was not is not judged. */
  readonly paired?: boolean;
  /** Everything that is wrong with it; empty where it is right. */
  readonly issues: readonly Issue[];
}

/**
 * Judges the messages between a client and an agent one by one, each response by the request it answers. The ids of the
 * two sides are separate, and 0 and "0" differ. Holds a bounded number of requests that wait: of a peer that never
 * answers, the oldest are forgotten.
 */
export class Exchange {
  readonly #options: Options;
  readonly #pending: Pending<string>;

  /** @param most how many unanswered requests to hold. */
  constructor({ most, ...options }: Options & { readonly most?: number } = {}) {
    this.#options = options;
    this.#pending = new Pending(most);
  }

  /** Whether a request of `asker` waits for a response with this id. */
  waits(asker: Side, id: unknown): boolean {
    return isId(id) && this.#pending.has(sideOf(asker), id);
  }

  /** Method of the request of `asker` that waits for a response with this id. */
  methodOf(asker: Side, id: unknown): string | undefined {
    return isId(id) ? this.#pending.get(sideOf(asker), id) : undefined;
  }

  /** Takes note that a request of `asker` is answered. */
  settle(asker: Side, id: Id | null): void {
    this.#pending.take(sideOf(asker), id);
  }

  /** Takes note of a request of `from` whose response is to be judged. */
  expect(from: Side, id: Id | null, method: string): void {
    this.#pending.add(sideOf(from), id, method);
  }

  /** Judges the next message. Never throws. */
  push(message: unknown, from: Side): Judgement {
    let judgement: Judgement | undefined;
    const outcome = judged(message, "message", (json) => {
      judgement = this.pushJson(json, from);
      return judgement.issues;
    });
    return judgement ?? { kind: "none", method: undefined, issues: outcome.ok ? [] : outcome.issues };
  }

  /** The same for a value that `JSON.parse` has made, which needs no second look at whether it is JSON. */
  pushJson(value: unknown, from: Side): Judgement {
    if (!isObject(value)) return { kind: "none", method: undefined, issues: [unrecognised(value)] };
    const kind = classify(value);
    if (kind === "none") return { kind, method: undefined, issues: [unrecognised(value)] };
    return kind === "response" ? this.#response(value, from) : this.#call(value, from, kind);
  }

  #call(message: Message, from: Side, kind: MessageKind): Judgement {
    const method = typeof message.method === "string" ? message.method : undefined;
    if (kind === "request" && method !== undefined && isId(message.id)) this.expect(from, message.id, method);
    return { kind, method, issues: callIssues(message, { ...this.#options, from }) };
  }

  #response(message: Message, from: Side): Judgement {
    const asker = from === "client" ? "agent" : "client";
    const method = isId(message.id) ? this.#pending.take(sideOf(asker), message.id) : undefined;
    const subject = method === undefined ? "response" : `${method} response`;
    const found = [...versionIssues(message, subject), ...idIssues(message, subject)];
    if (!has(message, "id")) found.push(missing(subject, "id", "integer, string or null", message));
    if (has(message, "result") && has(message, "error"))
      found.push(issue("envelope/result-and-error", subject, "a result and an error", "", "one of them", "both"));
    if (message.id === null && method === undefined) found.push(...nullIdIssues(message, subject));
    if (has(message, "error")) found.push(...definitionIssues("Error", message.error, `${subject} error`, this.#options, "/error"));
    if (has(message, "result") && method !== undefined) found.push(...this.#resultIssues(method, message.result, asker));
    return { kind: "response", method, paired: method !== undefined, issues: found };
  }

  #resultIssues(method: string, value: unknown, asker: Side): Issue[] {
    const options = { ...this.#options, kind: "request" as const };
    // What the request was has been told when it came; a result of no known request cannot be judged.
    if (!isExtension(method) && entryOf(method, options) === undefined) return [];
    const exact = { ...options, from: asker };
    return partIssues(method, "result", value, entryOf(method, exact) !== undefined ? exact : options, "/result");
  }
}

/** Null is the id of an answer to what could not be read (JSON-RPC 2.0, section 5). */
function* nullIdIssues(message: Message, subject: string): Generator<Issue> {
  const code = isObject(message.error) ? message.error.code : undefined;
  if (code === ERROR_CODES.parse_error || code === ERROR_CODES.invalid_request) return;
  yield issue("envelope/null-id", subject, "wrong value", "/id", "the id of the request", "null");
}

function sideOf(side: Side): "client" | "server" {
  return side === "client" ? "client" : "server";
}
