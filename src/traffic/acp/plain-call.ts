import { guardOf } from "../../acp/definition.js";
import { isId } from "../../acp/envelope.js";
import { entryOf, type Kind, NAMES, type Side } from "../../acp/method.js";
import type { Stability } from "../../acp/stability.js";
import type { Judgement } from "../judgement.js";
import type { Vocabulary } from "../members.js";
import type { Members } from "./step.js";

/** What is said of a call that is right. */
type Use = (message: Members) => Judgement | undefined;

/**
 * Requests and notifications of which nothing is to be said, told by one look into a table, as nearly all are: of the side
 * that sends the method, with its envelope's members and no more, and params that are valid and have none but known members.
 */
export class PlainCalls {
  readonly #uses: Readonly<Record<Side, Readonly<Record<Kind, ReadonlyMap<unknown, Use>>>>>;

  constructor(words: Vocabulary, stability: Stability) {
    const uses = (from: Side, kind: Kind) =>
      new Map(
        NAMES.flatMap((method) => {
          const entry = entryOf(method, { stability, from, kind });
          const accepts = entry === undefined ? undefined : guardOf(entry.params, stability);
          if (entry === undefined || accepts === undefined) return [];
          const plain = words.plain.of(entry.params);
          const judgement: Judgement = { remarks: [], method, recognised: true };
          return [[method, ({ params }) => (accepts(params) && plain(params) ? judgement : undefined)] as [string, Use]];
        }),
      );
    const kinds = (from: Side) => ({ request: uses(from, "request"), notification: uses(from, "notification") });
    this.#uses = { client: kinds("client"), agent: kinds("agent") };
  }

  /** What is said of such a call; `undefined` of one that has to be looked at closer. */
  judge(message: Members, from: Side, kind: Kind): Judgement | undefined {
    if (message.jsonrpc !== "2.0" || Object.keys(message).length !== (kind === "request" ? 4 : 3)) return undefined;
    if (kind === "request" && !isId(message.id)) return undefined;
    return this.#uses[from][kind].get(message.method)?.(message);
  }
}
