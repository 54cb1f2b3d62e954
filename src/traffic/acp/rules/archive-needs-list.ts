import { supports } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf } from "../step.js";

/** U2 (schema:SessionArchiveCapabilities): an agent that archives sessions also lists them. */
export const archiveNeedsList: AcpRule = {
  id: "rule/archive-needs-list",
  on: ["initialize response"],
  check(step) {
    const capabilities = objectOf(step.result ?? {}, "agentCapabilities");
    if (supports(capabilities, "sessionCapabilities.archive") !== true || supports(capabilities, "sessionCapabilities.list") !== false)
      return undefined;
    return broken(step, "/result/agentCapabilities/sessionCapabilities", "archive without list", "list too", "none");
  },
};
