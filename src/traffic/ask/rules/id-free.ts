import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A10 (JSON-RPC 2.0): the id of a request is free: no request of the same side waits under it. */
export const idFree: AskRule = {
  id: "rule/ask-id-free",
  on: ["* request"],
  check(step, { open, connection: { answers } }) {
    const { id, from, isDirected } = step;
    // Of a recording without the other side, nobody knows what has been answered.
    if (id === undefined || !isDirected || !answers[from === "client" ? "host" : "client"]) return undefined;
    const other = open[from].get(id);
    if (other === undefined) return undefined;
    return broken(
      step,
      "/id",
      "id in use",
      `another than that of ${other.method} in line ${String(other.line)}, which waits`,
      JSON.stringify(id),
    );
  },
};
