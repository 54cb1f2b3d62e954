import type { MethodParams } from "../../generated/acp/registry.js";
import type { RequestId } from "../../generated/acp/types.js";
import { type Issue, issue, judged, type Result } from "../contract/index.js";
import { describe, has, isObject, type JsonValue } from "../json/index.js";
import { wrongKind } from "../jsonrpc/index.js";
import { definitionIssues } from "./definition.js";
import { idIssues, type Message, missing, unrecognised, versionIssues } from "./envelope.js";
import { entriesOf, entryOf, isExtension, type MethodName, partIssues, type Side, unknownMethod } from "./method.js";
import type { Options } from "./stability.js";

/** A request (with id) or notification of the protocol; `method` tells the type of its params. */
export type Call = {
  [M in MethodName]: { readonly jsonrpc: "2.0"; readonly id?: RequestId; readonly method: M; readonly params: MethodParams[M] };
}[MethodName];

/** A request or notification outside the protocol. */
export interface ExtensionCall {
  readonly jsonrpc: "2.0";
  readonly id?: RequestId;
  readonly method: `_${string}`;
  readonly params?: JsonValue;
}

/** Who has sent a message, and what it is held against. */
export interface MessageOptions extends Options {
  readonly from: Side;
}

/**
 * Judges one request or notification: its envelope, whether its sender may send it, and its params. Never throws.
 * A response is told to be none; `Exchange` judges those beside the requests that they answer.
 */
export function checkMessage(message: unknown, options: MessageOptions): Result<Call | ExtensionCall> {
  return judged(message, "message", (json) => (isObject(json) && has(json, "method") ? callIssues(json, options) : [noCall(json)]));
}

/** Everything that is wrong with a message that has a method. */
export function callIssues(message: Message, options: MessageOptions): Issue[] {
  const { method } = message;
  const isRequest = has(message, "id");
  const subject = typeof method === "string" ? method : isRequest ? "request" : "notification";
  const found = [...versionIssues(message, subject), ...idIssues(message, subject)];
  for (const name of ["result", "error"])
    if (has(message, name))
      found.push(
        issue(
          "envelope/method-and-result",
          subject,
          "a method and an answer",
          `/${name}`,
          "a method alone",
          name === "result" ? "a result too" : "an error too",
        ),
      );
  if (typeof method !== "string")
    return [...found, issue("envelope/wrong-type", subject, "wrong type", "/method", "string", describe(method))];
  const unknown = unknownMethod(method, options, "/method");
  if (unknown !== undefined) return [...found, unknown];
  if (isExtension(method)) return found;
  const exact = entryOf(method, {
    stability: options.stability ?? "stable",
    from: options.from,
    kind: isRequest ? "request" : "notification",
  });
  if (exact !== undefined)
    return [...found, ...definitionIssues(exact.params, message.params ?? {}, `${method} params`, options, "/params")];
  return [...found, ...useIssues(method, isRequest, options), ...paramsIssues(message, method, isRequest, options)];
}

/** Whether the method is used as it is: by the side that sends it, with an id where it is answered. */
function useIssues(method: string, isRequest: boolean, { from, ...options }: MessageOptions): Issue[] {
  const found: Issue[] = [];
  const kind = isRequest ? "request" : "notification";
  const ofKind = entriesOf(method, { ...options, kind });
  if (ofKind.length === 0) found.push(wrongKind(method, isRequest));
  const meant = ofKind.length === 0 ? entriesOf(method, options) : ofKind;
  if (!meant.some((entry) => entry.from === from || entry.from === "either"))
    found.push(
      issue(
        "envelope/wrong-direction",
        method,
        "wrong direction",
        "",
        `a message from the ${String(meant[0]?.from)}`,
        `one from the ${from}`,
      ),
    );
  return found;
}

function paramsIssues(message: Message, method: string, isRequest: boolean, options: MessageOptions): Issue[] {
  const kind = isRequest ? "request" : "notification";
  const { from, ...wider } = options;
  // The nearest way of use that there is: where the kind or the sender is wrong, the params are judged all the same.
  const exact = [{ ...wider, from, kind }, { ...wider, kind }, wider].find(
    (narrow) => entryOf(method, narrow as MessageOptions) !== undefined,
  );
  return partIssues(method, "params", message.params ?? {}, exact ?? wider, "/params");
}

function noCall(value: unknown): Issue {
  if (isObject(value) && (has(value, "result") || has(value, "error")))
    return missing("message", "method", "a request or notification", value);
  return unrecognised(value);
}
