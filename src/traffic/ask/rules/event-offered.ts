import { EVENTS } from "../../../../generated/ask/registry.js";
import { quote } from "../../../json/index.js";
import type { AskRule } from "../rule.js";
import { broken, inEvent } from "../step.js";

/** A5 (schema: FileChanged): a host sends events of a capability where it has advertised it. */
export const eventOffered: AskRule = {
  id: "rule/ask-event-offered",
  on: ["session/event file.changed"],
  check(step, { connection: { capabilities } }) {
    const { gate } = EVENTS["file.changed"];
    if (step.event?.delivery !== "push" || capabilities === undefined || capabilities.names.includes(gate)) return undefined;
    const where = `the capabilities of line ${String(capabilities.line)}`;
    return broken(step, inEvent(step, "type"), "not offered", `${quote(gate)} in ${where}`, "an event that needs it");
  },
};
