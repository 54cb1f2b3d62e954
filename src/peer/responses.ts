import { ERROR_CODES } from "../../generated/acp/registry.js";
import { definitionIssues } from "../acp/definition.js";
import { versionIssues } from "../acp/envelope.js";
import { ContractError, type Issue, issue } from "../contract/index.js";
import { has, isObject, type JsonValue } from "../json/index.js";
import { RequestError } from "./errors.js";
import type { CallContext } from "./calls.js";
import type { Waiting, WaitingRequests } from "./waiting.js";

type Message = Readonly<Record<string, unknown>>;

/** The responses of the other side: each settles the request that it answers. */
export class Responses {
  readonly #context: CallContext;
  readonly #waiting: WaitingRequests;

  constructor(context: CallContext, waiting: WaitingRequests) {
    this.#context = context;
    this.#waiting = waiting;
  }

  /** Method of the request that a response answers, where one waits. */
  methodOf({ id }: Message): string | undefined {
    return this.#waiting.peek(id)?.method;
  }

  response(message: Message): void {
    const waiting = this.#waiting.take(message.id);
    if (waiting === undefined) this.#unpaired(message);
    // What was streamed before the response is dealt with before it.
    else if (waiting.isOrdered)
      this.#context.order.add(() => {
        this.#settle(waiting, message);
        return undefined;
      });
    else this.#settle(waiting, message);
  }

  #settle({ method, resolve, reject }: Waiting, message: Message): void {
    const { parts, side, watch } = this.#context;
    const [fault] = this.#outerIssues(message, method);
    if (fault !== undefined) {
      watch.tell({ way: "incoming", kind: "invalid", message: fault.message, method, issues: [fault] });
      reject(new ContractError([fault]));
      return;
    }
    if (has(message, "error")) {
      reject(this.#asError(message.error, method));
      return;
    }
    const { value, repairs, issues } = parts.read(
      { method, part: "result", from: side, kind: "request" },
      message.result as JsonValue | undefined,
    );
    if (repairs.length > 0) watch.mended(method, "result", repairs);
    const [first, ...others] = issues;
    if (first === undefined) {
      resolve(value);
      return;
    }
    watch.tell({ way: "incoming", kind: "invalid", message: first.message, method, issues });
    reject(new ContractError([first, ...others]));
  }

  /** What is wrong with a response beside what it says. That it does not say `jsonrpc` is told of, and tolerated. */
  #outerIssues(message: Message, method: string): readonly Issue[] {
    const isBoth = has(message, "result") && has(message, "error");
    if (message.jsonrpc === "2.0" && !isBoth) return [];
    const { options, watch } = this.#context;
    const subject = `${method} response`;
    const found = [...versionIssues(message, subject)];
    if (isBoth) found.push(issue("envelope/result-and-error", subject, "a result and an error", "", "one of them", "both"));
    const lacking =
      options.reading === "strict" || has(message, "jsonrpc") ? undefined : found.find(({ rule }) => rule === "envelope/missing-member");
    if (lacking === undefined) return found;
    watch.tell({ way: "incoming", kind: "mended", message: lacking.message, method });
    return found.filter((fault) => fault !== lacking);
  }

  #unpaired({ id }: Message): void {
    const { watch } = this.#context;
    const meant = this.#waiting.takeMeant(id);
    const got = id === undefined ? "nothing" : JSON.stringify(id);
    if (meant !== undefined) {
      const expected = String(meant.id);
      const message = `${meant.method} response: wrong type at /id: expected ${expected}, as its request has it, got ${got}`;
      const issue: Issue = { rule: "envelope/wrong-type", pointer: "/id", message, expected, got };
      watch.tell({ way: "incoming", kind: "invalid", message, method: meant.method, issues: [issue] });
      // Nobody waits for ever for an answer that will not come again.
      meant.reject(new ContractError([issue]));
    } else if (!this.#waiting.wasGivenUp(id))
      watch.tell({ way: "incoming", kind: "unpaired", message: `response: no request of this side waits under its id: got ${got}` });
  }

  #asError(error: unknown, method: string): RequestError {
    const { watch, options } = this.#context;
    const issues = definitionIssues("Error", error, `${method} error`, { stability: options.stability ?? "stable" }, "/error");
    const [first] = issues;
    if (first !== undefined) watch.tell({ way: "incoming", kind: "invalid", message: first.message, method, issues });
    const { code, message, data } = isObject(error) ? error : { code: undefined, message: undefined, data: error };
    return new RequestError(
      typeof code === "number" ? code : ERROR_CODES.internal_error,
      typeof message === "string" ? message : `${method}: answered with an error that says nothing`,
      data,
    );
  }
}
