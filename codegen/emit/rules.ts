import type { Catalogue } from "../rules.js";

/** The rules that have findings of their own, as a module: what a check says of them. */
export function emitRules(catalogues: readonly Catalogue[]): string {
  const entries = catalogues
    .flatMap(({ protocol, rules }) => rules.map((rule) => ({ protocol, ...rule })))
    .flatMap(({ id, level, text, protocol, number, source, reference }) =>
      id === undefined ? [] : [[id, { level, text, protocol, number, source, reference }] as const],
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)},\n`);
  return `/** Every rule of a conversation that a recording can show broken, by the id of its findings. */\nexport const CONVERSATION_RULES = {\n${lines.join("")}};\n`;
}

/** Types of the same. */
export function emitRulesTypes(catalogues: readonly Catalogue[]): string {
  const ids = catalogues
    .flatMap(({ rules }) => rules.flatMap(({ id }) => id ?? []))
    .sort()
    .map((id) => JSON.stringify(id));
  return `/** Id of a rule of a conversation. */
export type ConversationRuleId =
  | ${ids.join("\n  | ")};

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
`;
}
