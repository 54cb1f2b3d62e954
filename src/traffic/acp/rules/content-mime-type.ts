import { quote } from "../../../json/index.js";
import type { Broken } from "../../book.js";
import type { Placed } from "../config-option.js";
import { CARRIES_CONTENT, judgeContents } from "../content.js";
import type { AcpRule } from "../rule.js";
import { broken, type Step, textOf } from "../step.js";

/** R89 (content, schema:ContentBlock): the media type of an image or of audio is one of images or of audio. */
export const contentMimeType: AcpRule = {
  id: "rule/content-mime-type",
  on: CARRIES_CONTENT,
  check: (step) => judgeContents(step, fault),
};

function fault(step: Step, [pointer, block]: Placed): Broken | undefined {
  const mimeType = textOf(block, "mimeType");
  if ((block.type !== "image" && block.type !== "audio") || mimeType === undefined) return undefined;
  if (mimeType.toLowerCase().startsWith(`${block.type}/`)) return undefined;
  return broken(step, `${pointer}/mimeType`, "media type of something else", `${block.type}/...`, quote(mimeType));
}
