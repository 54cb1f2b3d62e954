import { gatedMethods } from "../capability.js";

/** R51 (session-setup): resuming a session needs a capability of the agent. */
export const sessionResumeNotAdvertised = gatedMethods("rule/session-resume-not-advertised", ["session/resume"]);
