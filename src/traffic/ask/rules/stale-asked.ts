import { has } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A34 (schema: SessionSendParams): only a prompt that expects a turn can be stale. */
export const staleAsked: AskRule = {
  id: "rule/ask-stale-asked",
  on: ["session/send response"],
  check(step) {
    if (step.result?.status !== "stale" || step.request === undefined || has(step.params, "expectedTurnId")) return undefined;
    const expected = `"steered" or "queued", as line ${String(step.request.line)} expects no turn`;
    return broken(step, "/result/status", "not asked for", expected, '"stale"');
  },
};
