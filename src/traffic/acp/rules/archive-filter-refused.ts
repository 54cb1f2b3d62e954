import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

const FILTERS = ["exclude", "include", "only"];

/** U2 (schema:SessionArchiveFilter): the agent refuses an archived filter that it does not know. */
export const archiveFilterRefused: AcpRule = {
  id: "rule/archive-filter-refused",
  on: ["session/list response"],
  check(step) {
    const filter = textOf(step.params, "archived");
    if (step.result === undefined || filter === undefined || filter.startsWith("_") || FILTERS.includes(filter)) return undefined;
    return broken(step, "", "filter of nobody's", `error -32602 for archived ${quote(filter)}`, "a result");
  },
};
