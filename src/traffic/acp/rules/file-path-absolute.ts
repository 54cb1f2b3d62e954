import { quote } from "../../../json/index.js";
import { isAbsolute } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R125 (overview, file-system): paths of files are absolute. */
export const filePathAbsolute: AcpRule = {
  id: "rule/file-path-absolute",
  on: ["fs/read_text_file", "fs/write_text_file"],
  check(step) {
    const path = textOf(step.params, "path");
    if (path === undefined || isAbsolute(path)) return undefined;
    return broken(step, "/params/path", "relative path", "an absolute path", quote(path));
  },
};
