import { gatedMethods } from "../capability.js";

/** U2 (schema:SessionArchiveCapabilities): archiving sessions needs a capability of the agent. */
export const sessionArchiveNotAdvertised = gatedMethods("rule/session-archive-not-advertised", ["session/archive", "session/unarchive"]);
