// Generated from schema/rules (sha256 1d60f7e48f229f98) by `npm run generate`. Do not edit.

/** Id of a rule of a conversation. */
export type ConversationRuleId =
  | "rule/boolean-option-not-advertised"
  | "rule/cancel-answer"
  | "rule/cancelled-unasked"
  | "rule/command-advertised"
  | "rule/config-answer-complete"
  | "rule/config-category-own"
  | "rule/config-current-offered"
  | "rule/config-ids-unique"
  | "rule/config-option-known"
  | "rule/config-update-complete"
  | "rule/config-value-offered"
  | "rule/content-base64"
  | "rule/content-mime-type"
  | "rule/content-uri"
  | "rule/current-mode-offered"
  | "rule/cwd-absolute"
  | "rule/location-line"
  | "rule/message-id-missing"
  | "rule/message-id-shared"
  | "rule/mode-by-option"
  | "rule/mode-offered"
  | "rule/modes-in-sync"
  | "rule/one-turn"
  | "rule/permission-after-cancel"
  | "rule/permission-in-turn"
  | "rule/permission-option-offered"
  | "rule/permission-options-unique"
  | "rule/prompt-block-not-advertised"
  | "rule/terminal-content"
  | "rule/terminal-shown-late"
  | "rule/tool-before-answer"
  | "rule/tool-call-known"
  | "rule/tool-call-repeated"
  | "rule/tool-call-reported"
  | "rule/tool-call-started"
  | "rule/tool-call-status"
  | "rule/tool-call-unfinished"
  | "rule/tool-name-changed"
  | "rule/tool-path-absolute"
  | "rule/update-after-answer"
  | "rule/update-session-known";

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
