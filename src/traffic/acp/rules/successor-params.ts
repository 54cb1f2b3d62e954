import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** U12 (schema:ProxySuccessorRequest): params of a message to a successor are an object or an array. */
export const successorParams: AcpRule = {
  id: "rule/successor-params",
  on: ["proxy/successor"],
  check(step) {
    const { params } = step.params;
    if (step.kind === "response" || params === undefined || params === null || typeof params === "object") return undefined;
    return broken(step, "/params/params", "params of another type", "object or array", describe(params));
  },
};
