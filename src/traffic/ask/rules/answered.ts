import type { AskRule } from "../rule.js";

/** A12 (JSON-RPC 2.0): every request is answered before the connection ends. */
export const answered: AskRule = {
  id: "rule/ask-answered",
  on: [],
  atEnd({ open, connection: { answers } }, isClosed) {
    if (!isClosed) return undefined;
    return [...open.client.values(), ...open.host.values()]
      .filter(({ from }) => answers[from === "client" ? "host" : "client"])
      .map(({ method, line, id }) => ({
        pointer: "",
        message: `${method} request: not answered: expected an answer with id ${JSON.stringify(id)}, got the end of the connection`,
        line,
      }));
  },
};
