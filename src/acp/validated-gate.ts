import { ContractError, type Issue, issue } from "../contract/index.js";
import { has, isObject } from "../json/index.js";
import type { Id } from "../jsonrpc/index.js";
import { isId } from "./envelope.js";
import { Exchange } from "./exchange.js";
import type { Side } from "./method.js";
import { type ErrorResponse, failure, refusal } from "./validated-answer.js";
import type { Direction, InvalidMessage, OnInvalid, ValidatedOptions } from "./validated-options.js";

/** What becomes of a message. */
export type Decision =
  | { readonly action: "passed" | "replaced"; readonly message: unknown }
  | { readonly action: "answered"; readonly answer: ErrorResponse }
  | { readonly action: "dropped" }
  | { readonly action: "thrown"; readonly error: ContractError };

/** Judges every message of a connection, and decides what becomes of it. */
export class Gate {
  readonly #exchange: Exchange;
  readonly #sides: Readonly<Record<Direction, Side>>;
  readonly #modes: Readonly<Record<Direction, OnInvalid>>;
  readonly #onIssue: ValidatedOptions["onIssue"];

  constructor({ side, onInvalid = "observe", onIssue, ...options }: ValidatedOptions) {
    const modes = typeof onInvalid === "string" ? { incoming: onInvalid, outgoing: onInvalid } : onInvalid;
    this.#exchange = new Exchange(options);
    this.#sides = { outgoing: side, incoming: side === "client" ? "agent" : "client" };
    this.#modes = { incoming: modes.incoming ?? "observe", outgoing: modes.outgoing ?? "observe" };
    this.#onIssue = onIssue;
  }

  /** Judges the next message of a direction, and tells of one that is invalid. Never throws. */
  decide(message: unknown, direction: Direction): Decision {
    const { kind, method, paired, issues: told } = this.#exchange.push(message, this.#sides[direction]);
    const parts = partsOf(message);
    const meant = parts.isAnswer && paired !== true ? this.#meantBy(parts.id, direction) : undefined;
    const [first, ...others] = meant === undefined ? told : [idIssue(parts.id, meant), ...told];
    if (first === undefined) return { action: "passed", message };
    const issues = [first, ...others] as const;
    const decision = this.#decide(message, parts, { issues, direction, paired: paired === true, id: meant ?? parts.id });
    this.#tell({ direction, message, method, kind, issues, action: decision.action });
    return decision;
  }

  #decide(message: unknown, parts: Parts, fault: Fault): Decision {
    const mode = this.#modes[fault.direction];
    if (mode === "observe") return { action: "passed", message };
    if (mode === "throw") return { action: "thrown", error: new ContractError(fault.issues) };
    if (parts.isAnswer) return this.#replace(parts, fault);
    // A notification is not answered, nor what may be a request and a response: its id is of either side.
    return parts.isCall && (parts.hasAnswer || !parts.hasId) ? { action: "dropped" } : this.#refuse(parts, fault);
  }

  #refuse({ isCall }: Parts, { issues, direction, id }: Fault): Decision {
    const known = isCall && isId(id) ? id : undefined;
    // The peer can be told that something of it could not be read; on this side the caller waits for its own id.
    if (known === undefined && direction === "outgoing") return { action: "dropped" };
    const answer = refusal(known, issues);
    this.#exchange.push(answer, this.#asker(direction));
    return { action: "answered", answer };
  }

  /** A request that waits is not left without an answer. */
  #replace({ hasAnswer }: Parts, { issues, direction, id, paired }: Fault): Decision {
    if (!isId(id)) return { action: "dropped" };
    const waits = paired || this.#exchange.waits(this.#asker(direction), id);
    if (!waits && (id === null || !hasAnswer)) return { action: "dropped" };
    const message = failure(id, issues, direction === "outgoing");
    this.#exchange.push(message, this.#sides[direction]);
    return { action: "replaced", message };
  }

  /** The id that a response to nothing means, where a request waits under it as the other of number and string. */
  #meantBy(id: unknown, direction: Direction): Id | undefined {
    const other = typeof id === "number" ? String(id) : typeof id === "string" && String(Number(id)) === id ? Number(id) : undefined;
    const asker = this.#asker(direction);
    return other !== undefined && !this.#exchange.waits(asker, id) && this.#exchange.waits(asker, other) ? other : undefined;
  }

  /** The side whose requests the responses of a direction answer. */
  #asker(direction: Direction): Side {
    return this.#sides[direction === "incoming" ? "outgoing" : "incoming"];
  }

  #tell(report: InvalidMessage): void {
    try {
      Promise.resolve<unknown>(this.#onIssue?.(report)).catch(() => undefined);
    } catch {
      // Whoever looks on does not decide about the connection.
    }
  }
}

/** What is known of an invalid message. */
interface Fault {
  readonly issues: readonly [Issue, ...Issue[]];
  readonly direction: Direction;
  /** Of a response: whether it took its request. */
  readonly paired: boolean;
  /** The id that it has or means. */
  readonly id: unknown;
}

/** What can be told of a message from its outside, also of one that JSON cannot hold. */
interface Parts {
  readonly isCall: boolean;
  /** Whether it can only be a response; one whose result is undefined has nothing but an id. */
  readonly isAnswer: boolean;
  readonly hasAnswer: boolean;
  readonly hasId: boolean;
  readonly id?: unknown;
}

function partsOf(message: unknown): Parts {
  const none = { isCall: false, isAnswer: false, hasAnswer: false, hasId: false };
  try {
    if (!isObject(message)) return none;
    // As in JSON, a member that is undefined is none.
    const holds = (name: string) => has(message, name) && message[name] !== undefined;
    const [isCall, hasAnswer, hasId] = [holds("method"), holds("result") || holds("error"), holds("id")];
    return { isCall, isAnswer: !isCall && (hasAnswer || hasId), hasAnswer, hasId, ...(hasId ? { id: message.id } : {}) };
  } catch {
    // A proxy can throw at any touch.
    return none;
  }
}

function idIssue(id: unknown, waiting: Id): Issue {
  return issue(
    "envelope/wrong-type",
    "response",
    "wrong type",
    "/id",
    `${JSON.stringify(waiting)}, as its request has it`,
    JSON.stringify(id),
  );
}
