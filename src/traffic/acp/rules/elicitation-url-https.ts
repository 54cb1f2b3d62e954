import { quote } from "../../../json/index.js";
import { addressOf } from "../elicitation.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.[0-9]+){3}|\[::1\])$/;

/** R151 (elicitation): the address is reached by HTTPS, but for one's own machine in development. */
export const elicitationUrlHttps: AcpRule = {
  id: "rule/elicitation-url-https",
  on: ["elicitation/create"],
  check(step) {
    const address = addressOf(step.params);
    if (address === undefined || address.protocol === "https:") return undefined;
    if (address.protocol === "http:" && OWN_MACHINE.test(address.hostname)) return undefined;
    return broken(step, "/params/url", "address that is not secure", "https", quote(`${address.protocol}//${address.host}`));
  },
};
