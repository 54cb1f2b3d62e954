import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** U2 (schema:ListSessionsRequest): the archived filter stays the same from page to page. */
export const listFilterKept: AcpRule = {
  id: "rule/list-filter-kept",
  on: ["session/list"],
  check(step, { cursors }) {
    const cursor = textOf(step.params, "cursor");
    const filter = cursor === undefined ? undefined : cursors.get(cursor);
    const now = step.params.archived ?? null;
    if (step.kind !== "request" || filter === undefined || filter === now) return undefined;
    return broken(step, "/params", "other filter for the next page", `archived ${JSON.stringify(filter)} as before`, JSON.stringify(now));
  },
};
