import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A11 (JSON-RPC 2.0): a request is answered once. */
export const answeredOnce: AskRule = {
  id: "rule/ask-answered-once",
  on: ["* response"],
  check(step, { answered }) {
    if (step.request !== undefined || step.id === undefined) return undefined;
    const before = answered[step.from === "client" ? "host" : "client"].get(step.id);
    if (before === undefined) return undefined;
    const got = `another to ${before.method}, after that of line ${String(before.line)}`;
    const outcome = broken(step, "/id", "second answer", "one answer to a request", got);
    // ask-app-server does so: it writes the error and then a result.
    return before.method === "interaction/respond" ? { ...outcome, level: "note" } : outcome;
  },
};
