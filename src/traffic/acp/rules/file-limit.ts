import { count } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R125 (file-system): a read gives no more lines than its `limit`. */
export const fileLimit: AcpRule = {
  id: "rule/file-limit",
  on: ["fs/read_text_file response"],
  check(step) {
    const { limit } = step.params;
    const content = step.result === undefined ? undefined : textOf(step.result, "content");
    if (typeof limit !== "number" || content === undefined) return undefined;
    const lines = linesOf(content);
    if (lines <= limit) return undefined;
    return broken(step, "/result/content", "more than was asked for", `${count(limit, "line")} at most`, count(lines, "line"));
  },
};

/** Lines of a text; what ends with a line feed has no line behind it. */
function linesOf(text: string): number {
  let lines = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
