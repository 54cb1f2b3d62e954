import { gatedMethods } from "../capability.js";

/** U8 (schema:SessionForkCapabilities): forking a session needs a capability of the agent. */
export const sessionForkNotAdvertised = gatedMethods("rule/session-fork-not-advertised", ["session/fork"]);
