import { type Block, type Page, type Piece, type Section, sectionsOf, type Text } from "./document.js";

/** A page as Markdown, with a list of its contents. */
export function toMarkdown(page: Page): string {
  const homes = homesOf(page);
  const write = (section: Section, level: number): string[] => [
    `${"#".repeat(level)} ${section.heading}`,
    ...blocks(section.blocks, homes),
    ...(section.sections ?? []).flatMap((inner) => write(inner, level + 1)),
  ];
  const contents = page.sections.map(({ heading, anchor }) => `- [${heading}](#${anchor})`).join("\n");
  const parts = [`# ${page.title}`, ...blocks(page.blocks, homes), contents, ...page.sections.flatMap((section) => write(section, 2))];
  return `${parts.join("\n\n")}\n`;
}

/** Rows have no anchors in Markdown: a link to one leads to the section that has it. */
function homesOf(page: Page): ReadonlyMap<string, string> {
  const rows = sectionsOf(page).flatMap(({ anchor, blocks }) =>
    blocks.flatMap((block) =>
      "rows" in block ? block.rows.flatMap((row) => (row.anchor === undefined ? [] : [[row.anchor, anchor] as const])) : [],
    ),
  );
  return new Map(rows);
}

function blocks(all: readonly Block[], homes: ReadonlyMap<string, string>): string[] {
  return all.flatMap((block) => {
    if ("text" in block) return block.text.length === 0 ? [] : [inline(block.text, homes)];
    if ("list" in block) return [block.list.map((item) => `- ${inline(item, homes)}`).join("\n")];
    if ("json" in block) return [["Example:", inline(block.about, homes)].join(" ").trim(), `\`\`\`json\n${block.json}\n\`\`\``];
    const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    return [
      [
        line(block.head),
        line(block.head.map(() => "---")),
        ...block.rows.map(({ cells }) => line(cells.map((cell) => inline(cell, homes)))),
      ].join("\n"),
    ];
  });
}

function inline(text: Text, homes: ReadonlyMap<string, string>): string {
  return text.map((piece) => written(piece, homes)).join("");
}

function written(piece: Piece, homes: ReadonlyMap<string, string>): string {
  if (typeof piece === "string") return piece;
  if ("mark" in piece) return `**${piece.mark}**`;
  if (!("words" in piece)) return `\`${piece.code}\``;
  const words = piece.code === true ? `\`${piece.words}\`` : piece.words;
  return `[${words}](${piece.page === undefined ? "" : `${piece.page}.md`}#${homes.get(piece.to) ?? piece.to})`;
}
