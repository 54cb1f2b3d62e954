import { has } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R27 (initialization): both sides say their name and version. */
export const implementationNamed: AcpRule = {
  id: "rule/implementation-named",
  on: ["initialize", "initialize response"],
  check(step) {
    const [part, base, name] = step.kind === "response" ? [step.result, "/result", "agentInfo"] : [step.params, "/params", "clientInfo"];
    if (part === undefined || (has(part, name) && part[name] !== null)) return undefined;
    return broken(step, base, "implementation not named", `${name} with name and version`, "none");
  },
};
