import { quote } from "../../../json/index.js";
import { canBeWithin, isAbsolute } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R69 (RFD:additional-directories): a client that serves files keeps to the directories of the session. */
export const fileWithinDirectories: AcpRule = {
  id: "rule/file-within-directories",
  on: ["fs/read_text_file response", "fs/write_text_file response"],
  check(step, { known }) {
    const path = textOf(step.params, "path");
    const roots = known.get(step.sessionId ?? "")?.roots;
    if (step.result === undefined || path === undefined || roots === undefined || !isAbsolute(path)) return undefined;
    if (roots.some((root) => canBeWithin(path, root))) return undefined;
    const expected = `an error, as ${quote(path)} is outside ${roots.map((root) => quote(root)).join(" and ")}`;
    return broken(step, "", "file outside the session's directories", expected, "a result");
  },
};
