import { gatedMethods } from "../capability.js";

/** U3 (schema:SessionStatusCapabilities): asking for the status of a session needs a capability of the agent. */
export const sessionStatusNotAdvertised = gatedMethods("rule/session-status-not-advertised", ["session/status"]);
