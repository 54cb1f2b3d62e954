import { quote } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { Placed } from "../config-option.js";
import { CARRIES_CONTENT, judgeContents } from "../content.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, type Step, textOf } from "../step.js";

/** R89 (content, schema:ContentBlock): a resource is named by a URI, which a bare path is not. */
export const contentUri: AcpRule = {
  id: "rule/content-uri",
  on: CARRIES_CONTENT,
  check: (step) => judgeContents(step, fault),
};

function fault(step: Step, [pointer, block]: Placed): Broken | undefined {
  const isResource = block.type === "resource";
  const uri = textOf(isResource ? (objectOf(block, "resource") ?? {}) : block, "uri");
  if (uri === undefined || isUri(uri)) return undefined;
  return broken(step, `${pointer}${isResource ? "/resource" : ""}/uri`, "no URI", "a URI with a scheme, such as file:///...", quote(uri));
}

/** A scheme of one letter is a Windows drive. */
function isUri(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]+:/.test(text);
}
