import type { Reducer } from "../../book.js";
import type { AcpState } from "../state.js";
import { objectOf, type Step, textOf } from "../step.js";

/** What sessions have cost. A load replays what was told, from the beginning. */
export const costs: Reducer<AcpState, Step> = {
  on: ["session/update usage_update", "session/load"],
  apply(state, { method, update, sessionId, line }) {
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    if (session === undefined) return;
    if (method === "session/load") {
      session.cost = undefined;
      return;
    }
    const cost = objectOf(update, "cost");
    const currency = cost === undefined ? undefined : textOf(cost, "currency");
    const amount = cost?.amount;
    if (currency === undefined || typeof amount !== "number") return;
    session.cost = { amount, currency, line };
  },
};
