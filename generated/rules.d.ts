// Generated from schema/rules (sha256 3d70bc7e2cc27999) by `npm run generate`. Do not edit.

/** Id of a rule of a conversation. */
export type ConversationRuleId =
  | "rule/ask-after-seq"
  | "rule/ask-answer-names"
  | "rule/ask-answered"
  | "rule/ask-answered-once"
  | "rule/ask-closed-gone"
  | "rule/ask-created-first"
  | "rule/ask-dead-interaction"
  | "rule/ask-decided-known"
  | "rule/ask-decided-once"
  | "rule/ask-decision-kept"
  | "rule/ask-delivery-kind"
  | "rule/ask-ended-last"
  | "rule/ask-error-fits"
  | "rule/ask-event-offered"
  | "rule/ask-expected-turn"
  | "rule/ask-feedback-with-no"
  | "rule/ask-has-more"
  | "rule/ask-id-free"
  | "rule/ask-initialize-first"
  | "rule/ask-initialize-once"
  | "rule/ask-interaction-id-new"
  | "rule/ask-interaction-kind"
  | "rule/ask-limit"
  | "rule/ask-list-unique"
  | "rule/ask-log-order"
  | "rule/ask-method-offered"
  | "rule/ask-model-in-turn"
  | "rule/ask-never-pending-again"
  | "rule/ask-params-refused"
  | "rule/ask-plan-text"
  | "rule/ask-resolved-refused"
  | "rule/ask-reverse-id"
  | "rule/ask-scope-offered"
  | "rule/ask-scope-refused"
  | "rule/ask-scope-with-yes"
  | "rule/ask-second-terminal"
  | "rule/ask-send-accepted"
  | "rule/ask-seq-content"
  | "rule/ask-seq-rises"
  | "rule/ask-session-id-kept"
  | "rule/ask-session-id-new"
  | "rule/ask-snapshot-asked"
  | "rule/ask-stale-asked"
  | "rule/ask-stale-current"
  | "rule/ask-subscribed"
  | "rule/ask-todo-ids"
  | "rule/ask-tool-delta-in-time"
  | "rule/ask-tool-finished"
  | "rule/ask-tool-id-free"
  | "rule/ask-tool-known"
  | "rule/ask-tool-name"
  | "rule/ask-tool-result-once"
  | "rule/ask-turn-id-new"
  | "rule/ask-turn-named"
  | "rule/ask-turn-running"
  | "rule/ask-usage-rises"
  | "rule/ask-version-major"
  | "rule/cwd-absolute"
  | "rule/one-turn"
  | "rule/tool-call-known";

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
