// Generated from schema/rules (sha256 a7c57a123b792956) by `npm run generate`. Do not edit.

/** Id of a rule of a conversation. */
export type ConversationRuleId =
  | "rule/answer-has-request"
  | "rule/answer-id-kept"
  | "rule/answered-before-close"
  | "rule/answered-once"
  | "rule/archive-filter-refused"
  | "rule/archive-needs-list"
  | "rule/archived-filtered"
  | "rule/archived-told"
  | "rule/auth-method-offered"
  | "rule/auth-method-unique"
  | "rule/auth-status-answered"
  | "rule/auth-status-changed"
  | "rule/auth-status-not-advertised"
  | "rule/authenticate-suffices"
  | "rule/baseline-methods"
  | "rule/cancel-not-forwarded"
  | "rule/cancel-own-request"
  | "rule/cancelled-code"
  | "rule/capabilities-stated"
  | "rule/close-cancels"
  | "rule/cursor-given"
  | "rule/cwd-absolute"
  | "rule/cwd-kept"
  | "rule/delete-succeeds"
  | "rule/deleted-not-listed"
  | "rule/directories-not-advertised"
  | "rule/directory-absolute"
  | "rule/directory-refused"
  | "rule/empty-title-refused"
  | "rule/file-within-directories"
  | "rule/id-not-null"
  | "rule/id-not-reused"
  | "rule/implementation-named"
  | "rule/initialize-first"
  | "rule/initialize-once"
  | "rule/list-empty"
  | "rule/list-filter-kept"
  | "rule/list-filtered"
  | "rule/load-cwd-matches"
  | "rule/load-replays"
  | "rule/load-replays-first"
  | "rule/logout-not-advertised"
  | "rule/logout-takes-effect"
  | "rule/mcp-command-absolute"
  | "rule/mcp-transport-not-advertised"
  | "rule/method-not-found-code"
  | "rule/one-turn"
  | "rule/path-absolute"
  | "rule/provider-required"
  | "rule/providers-not-advertised"
  | "rule/proxy-version-kept"
  | "rule/refused-uninitialized"
  | "rule/resume-replays-nothing"
  | "rule/session-archive-not-advertised"
  | "rule/session-close-not-advertised"
  | "rule/session-delete-not-advertised"
  | "rule/session-fork-not-advertised"
  | "rule/session-id-unique"
  | "rule/session-known"
  | "rule/session-list-not-advertised"
  | "rule/session-load-not-advertised"
  | "rule/session-resume-not-advertised"
  | "rule/session-status-not-advertised"
  | "rule/session-title-not-advertised"
  | "rule/successor-first"
  | "rule/successor-params"
  | "rule/system-prompt-not-advertised"
  | "rule/system-prompt-text"
  | "rule/terminal-auth-not-advertised"
  | "rule/terminal-auth-not-called"
  | "rule/timestamp-form"
  | "rule/tool-call-known"
  | "rule/trace-context"
  | "rule/unsupported-version-used"
  | "rule/version-exists";

/** What the catalogue says of a rule: where it is from, how binding that words it, and how bad a finding is. */
export interface ConversationRule {
  readonly level: "error" | "warning" | "note";
  /** What it asks for, in a sentence. */
  readonly text: string;
  readonly protocol: "ask" | "acp";
  /** Its number in the reference, such as R43. */
  readonly number: string;
  readonly source: "MUST" | "MUST NOT" | "SHOULD" | "SHOULD NOT" | "MAY" | "stated" | "implied";
  /** Page or definition that it is from. */
  readonly reference: string;
}

/** Every rule of a conversation that a recording can show broken, by the id of its findings. */
export declare const CONVERSATION_RULES: Readonly<Record<ConversationRuleId, ConversationRule>>;
