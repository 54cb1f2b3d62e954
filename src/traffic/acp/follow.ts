import { has, isObject } from "../../json/index.js";
import type { Side } from "../../acp/method.js";
import { isId } from "../../acp/envelope.js";
import type { MessageKind } from "../../jsonrpc/index.js";
import { Book } from "../book.js";
import type { Remark } from "../finding.js";
import { ACP_RULES } from "./rules/index.js";
import { initialState } from "./state.js";
import { REDUCERS } from "./state/index.js";
import { type Members, type Step, textOf } from "./step.js";

const BOOK = new Book(ACP_RULES, REDUCERS);
/** What holds whatever version was negotiated. */
const OTHER_VERSION = new Book(
  ACP_RULES.filter(({ ofAnyVersion }) => ofAnyVersion === true),
  REDUCERS,
);
const NONE: Members = {};
const NOTHING: readonly Remark[] = [];

const FORGOTTEN: Remark = {
  rule: "rule/forgotten",
  pointer: "",
  message: "more is open at once than is remembered; rules that need all of the past say nothing from here on",
};

/** Follows a conversation message by message and holds the rules against it. */
export class AcpFollower {
  readonly #state = initialState();
  /** Pieces of text that were repeated since the last message of another kind. */
  readonly #settled = new Set<Members>();

  /** What rules say of the next message; pointers count from it. */
  push(message: Members, kind: MessageKind, from: Side, line: number, isKnownVersion: boolean): readonly Remark[] {
    if (kind === "none") return NOTHING;
    if (this.#settled.size > 0) this.#settled.clear();
    return this.#turn(kind === "response" ? this.#answer(message, from, line) : call(message, kind, from, line), isKnownVersion);
  }

  /**
   * Whether a piece of text can come again without a word, and changes nothing: it did since the last message that was no
   * repeated piece. What pieces change, they change the first time, and each of its own session alone.
   */
  isSettled(piece: Members): boolean {
    return this.#settled.has(piece);
  }

  /** What rules say of a piece of text like one before it of which nothing was to be said. @param piece that one, the same object each time. */
  repeat(piece: Members, from: Side, line: number, isKnownVersion: boolean): readonly Remark[] {
    const remarks = this.#turn(call(piece, "notification", from, line), isKnownVersion, true);
    if (remarks.length === 0) this.#settled.add(piece);
    return remarks;
  }

  #turn(step: Step, isKnownVersion: boolean, isRepeated = false): readonly Remark[] {
    const wasForgotten = this.#state.hasForgotten;
    const remarks = (isKnownVersion ? BOOK : OTHER_VERSION).turn(this.#state, step, isRepeated);
    return this.#state.hasForgotten && !wasForgotten ? [...remarks, FORGOTTEN] : remarks;
  }

  /** What is left to say when the conversation is over; `isClosed` where it ended and the recording did not merely stop. */
  end(isClosed: boolean): readonly Remark[] {
    return BOOK.end(this.#state, isClosed);
  }

  #answer(message: Members, from: Side, line: number): Step {
    const id = isId(message.id) ? message.id : undefined;
    const request = id === undefined ? undefined : this.#state.open[from === "client" ? "agent" : "client"].get(id);
    return {
      message,
      kind: "response",
      from,
      line,
      id,
      method: request?.method ?? "",
      variant: "",
      params: request?.params ?? NONE,
      update: NONE,
      sessionId: request?.sessionId,
      result: has(message, "result") ? membersOf(message.result) : undefined,
      error: has(message, "error") ? membersOf(message.error) : undefined,
      request,
    };
  }
}

function call(message: Members, kind: "request" | "notification", from: Side, line: number): Step {
  const method = typeof message.method === "string" ? message.method : "";
  const params = membersOf(message.params);
  const update = method === "session/update" ? membersOf(params.update) : NONE;
  return {
    message,
    kind,
    from,
    line,
    id: isId(message.id) ? message.id : undefined,
    method,
    variant: update === NONE ? "" : (textOf(update, "sessionUpdate") ?? ""),
    params,
    update,
    sessionId: textOf(params, "sessionId"),
    result: undefined,
    error: undefined,
    request: undefined,
  };
}

function membersOf(value: unknown): Members {
  return isObject(value) ? value : NONE;
}
