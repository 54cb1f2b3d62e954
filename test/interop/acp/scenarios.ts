/** What each side is put through; the programs of other languages go by the same names and texts. */

/** What an agent says in the end, by the first word of the prompt. The client allows the first permission and refuses others. */
export const SAID = {
  hello: "Hello, world.",
  tool: "It is edited.",
  plan: "All done.",
  file: "Wrote 5 characters.",
  elicit: "It is red.",
  slow: "Working ...",
  allowed: "It is gone.",
  rejected: "It stays as it is.",
} as const;

const BOTH = [
  "initialize",
  "conversation",
  "two sessions at once",
  "streamed answer",
  "tool call",
  "plan",
  "permission allowed",
  "permission rejected",
  "files",
  "refused files",
  "terminal",
  "elicitation",
  "cancel before a turn",
  "cancel before the first update",
  "cancel during a turn",
  "cancel during permission",
  "load",
  "resume and list",
  "modes and options",
  "error of a prompt",
  "unknown session",
  "unknown method",
  "authentication",
] as const;

/** Scenarios of a client of an SDK against our agent; each is reported once. */
export const OF_AGENT = [...BOTH, "wrong params", "end of input", "recorded traffic"] as const;

/** Scenarios of our client against an agent of an SDK. */
export const OF_CLIENT = [...BOTH, "end of the process", "recorded traffic"] as const;

/** Milliseconds that a scenario has. */
export const PATIENCE = 20_000;
