import { append, quote } from "../../../json/index.js";
import { toolCallOf, toolContentsOf } from "../content.js";
import { isAbsolute } from "../path.js";
import type { AcpRule } from "../rule.js";
import { broken, objectsOf, textOf } from "../step.js";

/** R97, R46 (overview, tool-calls): paths of diffs and locations are absolute. */
export const toolPathAbsolute: AcpRule = {
  id: "rule/tool-path-absolute",
  on: ["session/update tool_call", "session/update tool_call_update", "session/request_permission"],
  check(step) {
    const [base, call] = toolCallOf(step);
    const locations = objectsOf(call, "locations").map(([index, one]) => [append(`${base}/locations`, index), one] as const);
    return [...toolContentsOf(step).filter(([, { type }]) => type === "diff"), ...locations].flatMap(([pointer, one]) => {
      const path = textOf(one, "path");
      if (path === undefined || isAbsolute(path)) return [];
      return broken(step, `${pointer}/path`, "relative path", "an absolute path", quote(path));
    });
  },
};
