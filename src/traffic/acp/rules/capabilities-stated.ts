import { has } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R26 (initialization): both sides state their capabilities. */
export const capabilitiesStated: AcpRule = {
  id: "rule/capabilities-stated",
  on: ["initialize", "initialize response"],
  check(step) {
    const [part, base, name] =
      step.kind === "response" ? [step.result, "/result", "agentCapabilities"] : [step.params, "/params", "clientCapabilities"];
    if (part === undefined || (has(part, name) && part[name] !== null)) return undefined;
    return broken(step, base, "capabilities not stated", name, "none");
  },
};
