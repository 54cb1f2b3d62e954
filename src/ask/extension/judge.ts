import { didYouMean, type Issue, issue, issues } from "../../contract/index.js";
import { describe, has, isObject } from "../../json/index.js";
import { wrongKind } from "../../jsonrpc/index.js";
import { against } from "../against.js";
import { eventIssues } from "../event-issues.js";
import type { Terms } from "./terms.js";

/** Who has sent a message; `agent` and `host` are the two protocols' names for the side that serves. */
export type Sender = "client" | "agent" | "host";

/** Everything that is wrong with a JSON value as an event of this version or of an extension. */
export function extendedEventIssues(terms: Terms, value: unknown): Issue[] {
  const found = eventIssues(value);
  const type = isObject(value) ? value.type : undefined;
  if (!isObject(value) || !terms.hasEvent(type)) return [...found, ...terms.metaIssues(value)];
  const envelope = found.filter(({ rule }) => rule !== "unknown/event-type");
  const payload = isObject(value.payload) ? terms.payloadIssues(type, value.payload, "/payload") : [];
  return [...envelope, ...payload, ...terms.metaIssues(value)];
}

/** Everything that is wrong with a JSON value as a request or notification of an extension's method. */
export function messageIssues(terms: Terms, names: readonly string[], message: unknown, from: Sender): Issue[] {
  if (!isObject(message)) return [issue("envelope/wrong-type", "message", "wrong type", "", "object", describe(message))];
  const { method } = message;
  const subject = typeof method === "string" ? method : "message";
  const envelope = issues(
    message,
    against(has(message, "id") ? "JsonRpcRequest" : "JsonRpcNotification", subject, { enclosing: "params" }),
  );
  if (typeof method !== "string") return envelope;
  if (terms.methodOf(method) === undefined) {
    const meant = didYouMean(method, names);
    return [
      ...envelope,
      issue("unknown/method", "message", "unknown method", "/method", "a method of the extension", describe(method), meant),
    ];
  }
  return [...envelope, ...callIssues(terms, message, from), ...terms.metaIssues(message)];
}

/**
 * What breaks the definition of an extension's method in a message that has it: who sends it, whether it is answered, and its
 * params; left out or null they are `{}`. Nothing of any other method.
 */
export function callIssues(terms: Terms, message: Readonly<Record<string, unknown>>, from: Sender | undefined): Issue[] {
  const method = String(message.method);
  const entry = terms.methodOf(method);
  if (entry === undefined) return [];
  const found: Issue[] = [];
  if (from !== undefined && entry.from !== "either" && (entry.from === "client") !== (from === "client"))
    found.push(
      issue("envelope/wrong-direction", method, "wrong direction", "", `a message from the ${entry.from}`, `one from the ${from}`),
    );
  const isRequest = has(message, "id");
  if (isRequest !== (entry.kind === "request")) found.push(wrongKind(method, isRequest));
  return [...found, ...terms.partIssues(method, "params", message.params ?? {}, "/params")];
}
