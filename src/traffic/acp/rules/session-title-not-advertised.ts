import { gatedMethods } from "../capability.js";

/** U4 (schema:SessionTitleCapabilities): setting the title of a session needs a capability of the agent. */
export const sessionTitleNotAdvertised = gatedMethods("rule/session-title-not-advertised", ["session/set_title"]);
