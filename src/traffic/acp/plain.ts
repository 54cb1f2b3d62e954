import { guardOf } from "../../acp/definition.js";
import { isId } from "../../acp/envelope.js";
import { entryOf, type Kind, NAMES, type Side } from "../../acp/method.js";
import type { Stability } from "../../acp/stability.js";
import type { Judgement } from "../judgement.js";
import type { Vocabulary } from "../members.js";
import type { Members } from "./step.js";

/** What is said of params or a result that is right. */
type Use = (value: unknown) => Judgement | undefined;

/**
 * Messages of which nothing is to be said, told by one look into a table, as nearly all are: of the side that sends the
 * method or answers it, with their envelope's members and no more, and params or a result that is valid and has none but
 * known members.
 */
export class PlainMessages {
  readonly #calls: Readonly<Record<Side, Readonly<Record<Kind, ReadonlyMap<unknown, Use>>>>>;
  /** By the side that asked. */
  readonly #results: Readonly<Record<Side, ReadonlyMap<unknown, Use>>>;

  constructor(words: Vocabulary, stability: Stability) {
    const uses = (part: "params" | "result", from: Side, kind: Kind) =>
      new Map(
        NAMES.flatMap((method) => {
          const definition = entryOf(method, { stability, from, kind })?.[part];
          const accepts = definition === undefined ? undefined : guardOf(definition, stability);
          if (definition === undefined || accepts === undefined) return [];
          const plain = words.plain.of(definition);
          const judgement: Judgement = { remarks: [], method, recognised: true };
          return [[method, (value) => (accepts(value) && plain(value) ? judgement : undefined)] as [string, Use]];
        }),
      );
    const calls = (from: Side) => ({ request: uses("params", from, "request"), notification: uses("params", from, "notification") });
    this.#calls = { client: calls("client"), agent: calls("agent") };
    this.#results = { client: uses("result", "client", "request"), agent: uses("result", "agent", "request") };
  }

  /** What is said of such a call; `undefined` of one that has to be looked at closer. */
  call(message: Members, from: Side, kind: Kind): Judgement | undefined {
    if (message.jsonrpc !== "2.0" || Object.keys(message).length !== (kind === "request" ? 4 : 3)) return undefined;
    if (kind === "request" && !isId(message.id)) return undefined;
    return this.#calls[from][kind].get(message.method)?.(message.params);
  }

  /** What is said of such a response with a result; `undefined` of one that has to be looked at closer. */
  response(message: Members, asker: Side, method: string): Judgement | undefined {
    if (message.jsonrpc !== "2.0" || Object.keys(message).length !== 3 || message.id === null || !isId(message.id)) return undefined;
    return this.#results[asker].get(method)?.(message.result);
  }
}
