import type { Contract } from "../contract.js";
import type { Catalogue, CatalogueRule } from "../rules.js";
import { anchorOf, joined, type Page, type Piece, prose, type Row, type Section, type Text } from "./document.js";

const TITLES = { ask: "The ask session protocol", acp: "The Agent Client Protocol" } as const;

/** The rules of a conversation: a table for each area. Definitions that rules refer to are links into the references. */
export function rulesPage(catalogues: readonly Catalogue[], contracts: readonly Contract[]): Page {
  const all = catalogues.flatMap(({ rules }) => rules);
  const own = all.filter(({ id }) => id !== undefined).length;
  const others = all.filter(({ by }) => by !== undefined).length;
  const sections = (["ask", "acp"] as const).map((protocol): Section => {
    const contract = contracts.find(({ registry }) => registry.protocol === protocol);
    const areas = catalogues.filter((catalogue) => catalogue.protocol === protocol);
    return {
      heading: TITLES[protocol],
      anchor: anchorOf(TITLES[protocol]),
      blocks: [],
      sections: areas.map(({ area, rules }) => areaSection(`${area} (${protocol})`, rules, contract)),
    };
  });
  return {
    name: "rules",
    title: "Rules of a conversation",
    blocks: [
      {
        text: prose(
          `What a single message cannot show. Of ${String(all.length)} rules ${String(own)} have a check of their own, ${String(others)} are found broken by rules of framing, envelope, shape or names, and ${String(all.length - own - others)} cannot be seen in a recording. \`ask-protocol check --explain RULE\` prints one.`,
        ),
      },
    ],
    sections: sections.filter(({ sections: areas = [] }) => areas.length > 0),
  };
}

function areaSection(heading: string, rules: readonly CatalogueRule[], contract: Contract | undefined): Section {
  const seen = new Map<string, number>();
  const rows = rules.map(({ number, text, source, reference, ...rule }): Row => ({
    anchor: ruleAnchor(number, rule.id, seen),
    entry: { kind: "rule", name: rule.id ?? number, about: `${number}: ${text}` },
    cells: [[number], prose(text), [source], referenceText(reference, contract), findingText(rule)],
  }));
  const head = ["No.", "Rule", "Level in the source", "Source", "Finding"];
  return { heading, anchor: anchorOf(heading), blocks: [{ caption: `Rules: ${heading}`, head, rows }] };
}

/** The id of a rule's findings, or its number: `rule-one-turn`, `r7`, and `r7-2` for the second of that number without an id. */
function ruleAnchor(number: string, id: string | undefined, seen: Map<string, number>): string {
  if (id !== undefined) return anchorOf(id.replaceAll("/", "-"));
  const count = (seen.get(number) ?? 0) + 1;
  seen.set(number, count);
  return count === 1 ? number.toLowerCase() : `${number.toLowerCase()}-${String(count)}`;
}

function findingText({ id, level, by, unseen }: Pick<CatalogueRule, "id" | "level" | "by" | "unseen">): Text {
  if (id !== undefined) return [{ code: id }, `, ${level ?? ""}`];
  return by === undefined
    ? [`not seen: ${unseen ?? ""}`]
    : joined(
        by.map((other): Text => [{ code: other }]),
        ", ",
      );
}

/** `schema: ToolUse` with a link, where the protocol has that definition. */
function referenceText(reference: string, contract: Contract | undefined): Text {
  return reference
    .split(/([A-Z]\w+)/)
    .filter((piece) => piece !== "")
    .map((piece): Piece => {
      const definition = contract?.definitions.get(piece);
      return definition === undefined || definition.derived
        ? piece
        : { words: piece, to: anchorOf(piece), page: contract?.registry.protocol ?? "" };
    });
}
