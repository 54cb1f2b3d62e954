import { supports } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf } from "../step.js";

/** U2 (schema:SessionInfo): an agent that archives sessions says of every one whether it is archived. */
export const archivedTold: AcpRule = {
  id: "rule/archived-told",
  on: ["session/list response"],
  check(step, { connection }) {
    if (supports(connection.agent, "sessionCapabilities.archive") !== true) return undefined;
    return objectsOf(step.result ?? {}, "sessions").flatMap(([index, { archived }]) => {
      if (archived !== undefined && archived !== null) return [];
      return broken(step, `/result/sessions/${String(index)}`, "archived not told", "archived: true or false", "none");
    });
  },
};
