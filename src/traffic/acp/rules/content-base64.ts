import { describe } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { Placed } from "../config-option.js";
import { CARRIES_CONTENT, judgeContents } from "../content.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, type Step } from "../step.js";

/** R89 (content, schema:ContentBlock): data of images, audio and blobs is base64. */
export const contentBase64: AcpRule = {
  id: "rule/content-base64",
  on: CARRIES_CONTENT,
  check: (step) => judgeContents(step, fault),
};

function fault(step: Step, [pointer, block]: Placed): Broken | undefined {
  const isResource = block.type === "resource";
  const data = isResource ? objectOf(block, "resource")?.blob : block.data;
  if (typeof data !== "string" || isBase64(data)) return undefined;
  const at = `${pointer}${isResource ? "/resource/blob" : "/data"}`;
  return broken(step, at, "data that is not base64", "base64 with its padding", describe(data));
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
