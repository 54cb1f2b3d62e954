import { notAdvertised } from "../capability.js";
import type { AcpRule } from "../rule.js";
import { inUpdate } from "../step.js";

/** R167 (schema: Notice): notices only where the client advertised them. */
export const noticeNotAdvertised: AcpRule = {
  id: "rule/notice-not-advertised",
  on: ["session/update notice"],
  check(step, { connection }) {
    return notAdvertised(step, connection, "session.notices", inUpdate("sessionUpdate"), "kind of update");
  },
};
