import { quote } from "../../../json/index.js";
import { relativeDirectories } from "./directory-absolute.js";
import { responsesTo, SETUPS } from "../setup.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R65 (RFD:additional-directories): the agent refuses additional directories that are not absolute. */
export const directoryRefused: AcpRule = {
  id: "rule/directory-refused",
  on: responsesTo(SETUPS),
  check(step) {
    const [first] = relativeDirectories(step.params);
    if (step.result === undefined || first === undefined) return undefined;
    return broken(step, "", "directory that is not absolute", `error -32602 for ${quote(first[1])}`, "a result");
  },
};
