import { quote } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, type Step } from "../step.js";

const ISO_8601 = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/;

/** R72 (session-list): timestamps are ISO 8601. */
export const timestampForm: AcpRule = {
  id: "rule/timestamp-form",
  on: ["session/update session_info_update", "session/list response"],
  check(step) {
    if (step.kind !== "response") return told(step, "/params/update/updatedAt", step.update.updatedAt);
    return objectsOf(step.result ?? {}, "sessions").flatMap(([index, { updatedAt }]) =>
      told(step, `/result/sessions/${String(index)}/updatedAt`, updatedAt),
    );
  },
};

function told(step: Step, pointer: string, time: unknown): Broken[] {
  if (typeof time !== "string" || ISO_8601.test(time)) return [];
  return [broken(step, pointer, "timestamp of another form", 'one such as "2026-10-29T14:22:00Z"', quote(time))];
}
