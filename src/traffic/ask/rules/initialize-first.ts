import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A1 (schema: InitializeParams): a client introduces itself before it asks for anything, though hosts do not insist. */
export const initializeFirst: AskRule = {
  id: "rule/ask-initialize-first",
  on: ["initialize"],
  check(step, { connection: { firstRequest, initialized } }) {
    if (step.kind !== "request" || firstRequest === undefined || initialized !== undefined) return undefined;
    return broken(step, "", "late introduction", "it before any other request", `one of line ${String(firstRequest)} before it`);
  },
};
