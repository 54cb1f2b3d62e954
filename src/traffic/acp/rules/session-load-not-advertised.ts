import { gatedMethods } from "../capability.js";

/** R47 (session-setup): loading a session needs a capability of the agent. */
export const sessionLoadNotAdvertised = gatedMethods("rule/session-load-not-advertised", ["session/load"]);
