/** Requests that set a session up: they carry its directories and MCP servers. */
export const SETUPS = ["session/new", "session/load", "session/resume", "session/fork"] as const;

/** Requests that come only after `initialize` (initialization, session-setup, session-list, prompt-turn). */
export const AFTER_INITIALIZE = [...SETUPS, "session/list", "session/delete", "session/prompt"] as const;

/** Triggers for the responses to requests. */
export function responsesTo(methods: readonly string[]): readonly string[] {
  return methods.map((method) => `${method} response`);
}
