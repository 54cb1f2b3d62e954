import { describe } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R145 (elicitation): what is entered at an address does not pass the client, so its answer has no content. */
export const elicitationUrlContent: AcpRule = {
  id: "rule/elicitation-url-content",
  on: ["elicitation/create response"],
  check(step) {
    const content = step.result?.content;
    if (content === undefined || content === null || textOf(step.params, "mode") !== "url") return undefined;
    return broken(step, "/result/content", "content without a form", "none in url mode", describe(content));
  },
};
