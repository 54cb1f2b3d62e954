import { gatedMethods } from "../capability.js";

/** R34 (authentication): logging out needs a capability of the agent. */
export const logoutNotAdvertised = gatedMethods("rule/logout-not-advertised", ["logout"]);
