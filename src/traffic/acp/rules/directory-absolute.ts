import { quote } from "../../../json/index.js";
import { isAbsolute } from "../path.js";
import type { AcpRule } from "../rule.js";
import { SETUPS } from "../setup.js";
import { broken, itemsOf, type Members } from "../step.js";

/** R65 (session-setup, RFD:additional-directories): additional directories are absolute paths. */
export const directoryAbsolute: AcpRule = {
  id: "rule/directory-absolute",
  on: SETUPS,
  check(step) {
    if (step.kind !== "request") return undefined;
    return relativeDirectories(step.params).map(([index, path]) =>
      broken(step, `/params/additionalDirectories/${String(index)}`, "relative path", "an absolute path", quote(path)),
    );
  },
};

/** Additional directories that are not absolute, with their index. */
export function relativeDirectories(params: Members): readonly (readonly [number, string])[] {
  return itemsOf(params, "additionalDirectories").flatMap((path, index) =>
    typeof path === "string" && !isAbsolute(path) ? [[index, path] as const] : [],
  );
}
