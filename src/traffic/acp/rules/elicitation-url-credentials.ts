import { quote } from "../../../json/index.js";
import { addressOf } from "../elicitation.js";
import type { AcpRule } from "../rule.js";
import { broken } from "../step.js";

/** Names of parameters that are credentials. */
const CREDENTIAL = /^(access_token|refresh_token|id_token|client_secret|password|passwd|api[_-]?key)$/i;

/** R151 (elicitation): the address carries nobody's credentials, and gives nobody access by itself. */
export const elicitationUrlCredentials: AcpRule = {
  id: "rule/elicitation-url-credentials",
  on: ["elicitation/create"],
  check(step) {
    const address = addressOf(step.params);
    if (address === undefined) return undefined;
    // What they are is not repeated.
    if (address.username !== "" || address.password !== "")
      return broken(step, "/params/url", "credentials in an address", "a host without a user before it", "a user");
    const parameters = [...address.searchParams.keys(), ...new URLSearchParams(address.hash.slice(1)).keys()];
    const credential = parameters.find((name) => CREDENTIAL.test(name));
    if (credential === undefined) return undefined;
    return broken(step, "/params/url", "credentials in an address", "parameters without them", quote(credential));
  },
};
