import { gatedMethods } from "../capability.js";

/** R54 (session-setup): closing a session needs a capability of the agent. */
export const sessionCloseNotAdvertised = gatedMethods("rule/session-close-not-advertised", ["session/close"]);
