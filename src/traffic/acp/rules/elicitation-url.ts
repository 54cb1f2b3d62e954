import { quote } from "../../../json/index.js";
import { addressOf } from "../elicitation.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** R151 (elicitation): the address that the user is to open is one. */
export const elicitationUrl: AcpRule = {
  id: "rule/elicitation-url",
  on: ["elicitation/create"],
  check(step) {
    const url = textOf(step.params, "mode") === "url" ? textOf(step.params, "url") : undefined;
    if (url === undefined || addressOf(step.params) !== undefined) return undefined;
    return broken(step, "/params/url", "no address", "a whole URL, such as https://example.com/login", quote(url));
  },
};
