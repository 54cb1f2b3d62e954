import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A2 (gem documentation: Client): a client introduces itself once on a connection. */
export const initializeOnce: AskRule = {
  id: "rule/ask-initialize-once",
  on: ["initialize"],
  check(step, { connection: { initialized } }) {
    if (step.kind !== "request" || initialized === undefined) return undefined;
    return broken(step, "", "second introduction", "one on a connection", `another after that of line ${String(initialized)}`);
  },
};
