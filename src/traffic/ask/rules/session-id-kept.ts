import { quote } from "../../../json/index.js";
import { textOf } from "../../read.js";
import type { AskRule } from "../rule.js";
import { broken, inEvent } from "../step.js";

/** A20 (schema: SessionEnded): what a session says of its own id is the id that it has. */
export const sessionIdKept: AskRule = {
  id: "rule/ask-session-id-kept",
  on: ["session/event session.created", "session/event session.ended"],
  check(step) {
    const id = textOf(step.event?.payload ?? {}, "sessionId");
    if (id === undefined || step.sessionId === undefined || id === step.sessionId) return undefined;
    return broken(step, inEvent(step, "payload", "sessionId"), "another session", quote(step.sessionId), quote(id));
  },
};
