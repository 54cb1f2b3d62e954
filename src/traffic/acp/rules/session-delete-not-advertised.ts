import { gatedMethods } from "../capability.js";

/** R60 (session-delete): deleting a session needs a capability of the agent. */
export const sessionDeleteNotAdvertised = gatedMethods("rule/session-delete-not-advertised", ["session/delete"]);
