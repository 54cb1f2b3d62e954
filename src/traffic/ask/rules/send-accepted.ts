import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { broken } from "../step.js";

/** A33 (schema: SessionSendResult): a prompt is accepted unless it was stale. */
export const sendAccepted: AskRule = {
  id: "rule/ask-send-accepted",
  on: ["session/send response"],
  check(step) {
    const { accepted, status } = step.result ?? {};
    if (typeof accepted !== "boolean" || typeof status !== "string" || accepted === (status !== "stale")) return undefined;
    return broken(step, "/result/accepted", "contradiction", `${String(!accepted)} with status ${quote(status)}`, String(accepted));
  },
};
