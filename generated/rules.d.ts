// Generated from schema/rules (sha256 1f0d09a25a8f5038) by `npm run generate`. Do not edit.

/** Id of a rule of a conversation. */
export type ConversationRuleId =
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
