import { gatedMethods } from "../capability.js";

/** U7 (schema:ProvidersCapabilities): providers need a capability of the agent. */
export const providersNotAdvertised = gatedMethods("rule/providers-not-advertised", [
  "providers/list",
  "providers/set",
  "providers/disable",
]);
