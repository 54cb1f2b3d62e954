import type { Catalogue, CatalogueRule } from "../rules.js";

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

const TITLES = { ask: "The ask session protocol", acp: "The Agent Client Protocol" } as const;

/** The reference of rules as Markdown: a table for each area. */
export function emitRulesDocs(catalogues: readonly Catalogue[]): string {
  const all = catalogues.flatMap(({ rules }) => rules);
  const own = all.filter(({ id }) => id !== undefined).length;
  const others = all.filter(({ by }) => by !== undefined).length;
  const parts = [
    "# Rules of a conversation",
    `What a single message cannot show. Of ${String(all.length)} rules ${String(own)} have a check of their own, ${String(others)} are found broken by rules of framing, envelope, shape or names, and ${String(all.length - own - others)} cannot be seen in a recording. \`ask-protocol check --explain RULE\` prints one.`,
  ];
  for (const protocol of ["ask", "acp"] as const) {
    const areas = catalogues.filter((catalogue) => catalogue.protocol === protocol);
    if (areas.length === 0) continue;
    parts.push(`## ${TITLES[protocol]}`);
    for (const { area, rules } of areas) parts.push(`### ${area}`, table(rules));
  }
  return `${parts.join("\n\n")}\n`;
}

function table(rules: readonly CatalogueRule[]): string {
  const rows = rules.map(({ number, text, source, reference, id, level, by, unseen }) => {
    const seen =
      id !== undefined
        ? `\`${id}\`, ${level ?? ""}`
        : by !== undefined
          ? by.map((other) => `\`${other}\``).join(", ")
          : `not seen: ${unseen ?? ""}`;
    return [number, text, source, reference, seen];
  });
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(["No.", "Rule", "Level in the source", "Source", "Finding"]),
    line(["---", "---", "---", "---", "---"]),
    ...rows.map(line),
  ].join("\n");
}
