import { quote } from "../../../json/index.js";
import { canBeSame } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** R59 (session-list): a list for a working directory has no sessions of others. */
export const listFiltered: AcpRule = {
  id: "rule/list-filtered",
  on: ["session/list response"],
  check(step) {
    const asked = textOf(step.params, "cwd");
    if (asked === undefined) return undefined;
    return objectsOf(step.result ?? {}, "sessions").flatMap(([index, session]) => {
      const cwd = textOf(session, "cwd");
      if (cwd === undefined || canBeSame(cwd, asked)) return [];
      return broken(
        step,
        `/result/sessions/${String(index)}/cwd`,
        "session of another directory",
        `${quote(asked)} as asked for`,
        quote(cwd),
      );
    });
  },
};
