import { gatedMethods } from "../capability.js";

/** R131 (terminals): terminals only where the client advertised them. */
export const terminalNotAdvertised = gatedMethods("rule/terminal-not-advertised", [
  "terminal/create",
  "terminal/output",
  "terminal/wait_for_exit",
  "terminal/kill",
  "terminal/release",
]);
