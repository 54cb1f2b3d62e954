import { quote } from "../../../json/index.js";
import type { AcpRule } from "../rule.js";
import { broken, textOf } from "../step.js";

/** U7 (schema:DisableProviderRequest): a provider that is required is not disabled. */
export const providerRequired: AcpRule = {
  id: "rule/provider-required",
  on: ["providers/disable"],
  check(step, { connection: { requiredProviders } }) {
    const id = textOf(step.params, "providerId");
    if (step.kind !== "request" || id === undefined || requiredProviders?.includes(id) !== true) return undefined;
    return broken(step, "/params/providerId", "required provider", "one that providers/list does not say is required", quote(id));
  },
};
