import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R58 (session-list): a cursor is the nextCursor of an earlier answer. */
export const cursorGiven: AcpRule = {
  id: "rule/cursor-given",
  on: ["session/list"],
  check(step, { connection, cursors, hasForgotten }) {
    const cursor = textOf(step.params, "cursor");
    if (step.kind !== "request" || cursor === undefined || cursors.has(cursor)) return undefined;
    if (!connection.isWhole || !connection.shows.agent || hasForgotten) return undefined;
    return broken(step, "/params/cursor", "cursor of one's own", "the nextCursor of an earlier answer, as it was", quote(cursor));
  },
};
