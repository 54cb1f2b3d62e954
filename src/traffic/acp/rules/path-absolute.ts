import { quote } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import { isAbsolute } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, itemsOf, objectsOf, type Step } from "../step.js";

/** R46 (overview): paths are absolute, in lists of sessions too. */
export const pathAbsolute: AcpRule = {
  id: "rule/path-absolute",
  on: ["session/list", "session/list response"],
  check(step) {
    if (step.kind === "request") return told(step, "/params/cwd", step.params.cwd);
    return objectsOf(step.result ?? {}, "sessions").flatMap(([index, session]) => {
      const base = `/result/sessions/${String(index)}`;
      const others = itemsOf(session, "additionalDirectories");
      return [
        ...told(step, `${base}/cwd`, session.cwd),
        ...others.flatMap((path, at) => told(step, `${base}/additionalDirectories/${String(at)}`, path)),
      ];
    });
  },
};

function told(step: Step, pointer: string, path: unknown): Broken[] {
  if (typeof path !== "string" || isAbsolute(path)) return [];
  return [broken(step, pointer, "relative path", "an absolute path", quote(path))];
}
