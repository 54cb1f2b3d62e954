import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R7 (schema:RequestId): a request is answered once. */
export const answeredOnce: AcpRule = {
  id: "rule/answered-once",
  on: ["* response"],
  check(step, { connection, answered, hasForgotten }) {
    const asker = step.from === "client" ? "agent" : "client";
    const line = step.id === undefined || step.request !== undefined ? undefined : answered[asker].get(step.id);
    // Of a recording that has gaps, another request of the same id may be missing.
    if (line === undefined || !connection.isWhole || hasForgotten) return undefined;
    return broken(step, "/id", "second answer", "one answer to a request", `another after that of line ${String(line)}`);
  },
};
