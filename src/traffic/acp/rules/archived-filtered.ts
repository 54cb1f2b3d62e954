import { supports } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf } from "../step.js";

/** U2 (schema:SessionArchiveFilter): a list has only sessions that its archived filter asks for. */
export const archivedFiltered: AcpRule = {
  id: "rule/archived-filtered",
  on: ["session/list response"],
  check(step, { connection }) {
    if (supports(connection.agent, "sessionCapabilities.archive") !== true) return undefined;
    const filter = step.params.archived ?? "exclude";
    if (filter !== "exclude" && filter !== "only") return undefined;
    return objectsOf(step.result ?? {}, "sessions").flatMap(([index, { archived }]) => {
      if (typeof archived !== "boolean" || archived === (filter === "only")) return [];
      const pointer = `/result/sessions/${String(index)}/archived`;
      return broken(step, pointer, "session that was not asked for", `${String(!archived)} by the filter ${filter}`, String(archived));
    });
  },
};
