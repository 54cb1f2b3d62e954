import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R18 (schema:ClientRequest): a connection is initialized once. */
export const initializeOnce: AcpRule = {
  id: "rule/initialize-once",
  on: ["initialize"],
  check(step, { connection }) {
    if (connection.asked === undefined || connection.refused !== undefined) return undefined;
    return broken(step, "", "second initialize", `one for a connection, as in line ${String(connection.asked)}`, "another");
  },
};
