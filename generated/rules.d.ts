// Generated from schema/rules (sha256 47af71d8e53be923) by `npm run generate`. Do not edit.

/** Id of a rule of a conversation. */
export type ConversationRuleId =
  | "rule/client-session-known"
  | "rule/compaction-chunk-late"
  | "rule/compaction-id-reused"
  | "rule/compaction-not-advertised"
  | "rule/compaction-one-end"
  | "rule/compaction-outcome"
  | "rule/compaction-update-first"
  | "rule/cwd-absolute"
  | "rule/elicitation-complete-known"
  | "rule/elicitation-content"
  | "rule/elicitation-custom-name"
  | "rule/elicitation-default"
  | "rule/elicitation-id-unique"
  | "rule/elicitation-no-secrets"
  | "rule/elicitation-not-advertised"
  | "rule/elicitation-refusal"
  | "rule/elicitation-request"
  | "rule/elicitation-required"
  | "rule/elicitation-schema-members"
  | "rule/elicitation-tool-call"
  | "rule/elicitation-url"
  | "rule/elicitation-url-content"
  | "rule/elicitation-url-credentials"
  | "rule/elicitation-url-https"
  | "rule/file-limit"
  | "rule/file-line"
  | "rule/file-not-found-code"
  | "rule/file-path-absolute"
  | "rule/fs-not-advertised"
  | "rule/idle-error-detail"
  | "rule/mcp-request-active"
  | "rule/mcp-server-declared"
  | "rule/mcp-server-unique"
  | "rule/notice-not-advertised"
  | "rule/one-turn"
  | "rule/plan-not-advertised"
  | "rule/subagent-announced"
  | "rule/subagent-control"
  | "rule/subagent-message-session"
  | "rule/subagent-parent"
  | "rule/subagents-not-advertised"
  | "rule/terminal-after-kill"
  | "rule/terminal-after-release"
  | "rule/terminal-cwd-absolute"
  | "rule/terminal-exit-agrees"
  | "rule/terminal-exited"
  | "rule/terminal-known"
  | "rule/terminal-not-advertised"
  | "rule/terminal-output-limit"
  | "rule/terminal-released"
  | "rule/tool-call-known"
  | "rule/usage-cost-cumulative"
  | "rule/usage-currency"
  | "rule/usage-window"
  | "rule/write-creates-file";

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
