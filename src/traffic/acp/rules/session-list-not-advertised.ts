import { gatedMethods } from "../capability.js";

/** R56 (session-list): listing sessions needs a capability of the agent. */
export const sessionListNotAdvertised = gatedMethods("rule/session-list-not-advertised", ["session/list"]);
