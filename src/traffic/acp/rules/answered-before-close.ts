import type { Broken } from "../../book.js";
import type { AcpRule } from "../rule.js";

/** R15 (RFD:streamable-http): a request that waits for its answer when the connection closes has failed. */
export const answeredBeforeClose: AcpRule = {
  id: "rule/answered-before-close",
  on: [],
  atEnd({ open, connection }, isClosed) {
    if (!isClosed || !connection.shows.client || !connection.shows.agent) return undefined;
    return [...open.client.values(), ...open.agent.values()].map(({ method, id, line }): Broken => ({
      pointer: "",
      line,
      message: `${method} params: no answer: expected one before the connection closes, got none to ${JSON.stringify(id)}`,
    }));
  },
};
