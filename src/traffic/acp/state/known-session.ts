import type { Side } from "../../../acp/method.js";
import type { Reducer } from "../../book.js";
import { responsesTo, SETUPS } from "../setup.js";
import { type AcpState, keep, type KnownSession, MOST } from "../state.js";
import { itemsOf, objectsOf, type Step, textOf } from "../step.js";

/** What is told of sessions by what the client does with them. Before `sessions`, which forgets those that ended. */
export const knownSessions: Reducer<AcpState, Step> = {
  on: [...responsesTo(SETUPS), "session/delete response", "session/prompt", "session/prompt response", "session/update user_message_chunk"],
  apply(state, { kind, method, params, result, sessionId, line }) {
    const isSetUp = kind === "response" && (SETUPS as readonly string[]).includes(method);
    const isNew = method === "session/new" || method === "session/fork";
    const id = isNew ? textOf(result ?? {}, "sessionId") : sessionId;
    if (id === undefined || (kind === "response" && result === undefined)) return;
    if (isSetUp) {
      const cwd = textOf(params, "cwd");
      const known = (isNew ? undefined : state.known.get(id)) ?? learn(state, id, cwd, "client", line);
      const others = itemsOf(params, "additionalDirectories").filter((path) => typeof path === "string");
      known.roots = cwd === undefined ? undefined : [cwd, ...others];
      known.deleted = undefined;
      if (method === "session/load") known.loaded = line;
      return;
    }
    const known = state.known.get(id);
    if (known === undefined) return;
    if (method === "session/delete") known.deleted = line;
    else known.loaded = undefined;
    if (method === "session/prompt" && kind === "response") known.prompted = line;
  },
};

/** What the agent tells of sessions in lists. */
export const listedSessions: Reducer<AcpState, Step> = {
  on: ["session/list response"],
  apply(state, { params, result, line }) {
    if (result === undefined) return;
    for (const [, session] of objectsOf(result, "sessions")) {
      const id = textOf(session, "sessionId");
      const cwd = textOf(session, "cwd");
      if (id !== undefined && cwd !== undefined) learn(state, id, cwd, "agent", line);
    }
    const cursor = textOf(result, "nextCursor");
    if (cursor !== undefined && keep(state.cursors, cursor, params.archived ?? null, MOST.cursors)) state.hasForgotten = true;
  },
};

function learn(state: AcpState, id: string, cwd: string | undefined, by: Side, line: number): KnownSession {
  const { roots, prompted, deleted, loaded }: Partial<KnownSession> = state.known.get(id) ?? {};
  const known: KnownSession = { cwd, by, line, roots, prompted, deleted, loaded };
  keep(state.known, id, known, MOST.known);
  return known;
}
