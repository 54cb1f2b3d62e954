import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R11 (v2 schema:RequestId, implied): an id is free again when its request is answered. */
export const idNotReused: AcpRule = {
  id: "rule/id-not-reused",
  on: ["* request"],
  check(step, { open, connection }) {
    if (step.id === undefined || step.id === null) return undefined;
    const before = open[step.from].get(step.id);
    // Where only one side is recorded, no request is ever seen answered.
    if (before === undefined || !connection.shows[step.from === "client" ? "agent" : "client"]) return undefined;
    const expected = `another than that of the ${before.method} in line ${String(before.line)}, which waits for its answer`;
    return broken(step, "/id", "id in use", expected, JSON.stringify(step.id));
  },
};
