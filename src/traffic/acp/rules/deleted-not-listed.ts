import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** R62 (session-list): deleted sessions are not listed. */
export const deletedNotListed: AcpRule = {
  id: "rule/deleted-not-listed",
  on: ["session/list response"],
  check(step, { known }) {
    return objectsOf(step.result ?? {}, "sessions").flatMap(([index, session]) => {
      const id = textOf(session, "sessionId") ?? "";
      const deleted = known.get(id)?.deleted;
      if (deleted === undefined || (step.request?.line ?? 0) < deleted) return [];
      const pointer = `/result/sessions/${String(index)}/sessionId`;
      return broken(step, pointer, "deleted session", `none that line ${String(deleted)} says is deleted`, quote(id));
    });
  },
};
