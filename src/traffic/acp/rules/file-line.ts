import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** R125 (file-system): the lines of a file count from 1, though the shape lets 0 pass. */
export const fileLine: AcpRule = {
  id: "rule/file-line",
  on: ["fs/read_text_file"],
  check(step) {
    if (step.params.line !== 0) return undefined;
    return broken(step, "/params/line", "line before the first", "a line, counted from 1", "0");
  },
};
