import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadAcp, loadAsk, readSources, type SourceFile } from "../contract.js";
import { readCatalogues } from "../rules.js";
import { anchorOf, joined, type Page, prose, type Section, sectionsOf, type Text } from "./document.js";
import { toHtml } from "./html.js";
import { referencePages } from "./pages.js";

/** Copied to the site as they are. */
const ASSETS = ["site.css", "head.css", "theme.js", "search.js"] as const;

/** Short names of the pages, for the head of each. */
const TABS: Readonly<Record<string, string>> = { index: "Overview", ask: "ask", acp: "ACP", rules: "Rules" };

/** What a search finds: sort, name, meaning, page and anchor. */
export type IndexEntry = readonly [kind: string, name: string, about: string, page: string, anchor: string];

/** Every file of the site. */
export function siteFiles(root: string): SourceFile[] {
  const sources = readSources(join(root, "schema"));
  const pages = referencePages(root, [loadAsk(sources), loadAcp(sources)], readCatalogues(sources));
  const all = [indexPage(pages), ...pages];
  const links = all.map(({ name, title }) => ({ name, title: TABS[name] ?? title }));
  const folder = fileURLToPath(new URL("assets", import.meta.url));
  return [
    ...all.map((page) => ({ path: `${page.name}.html`, text: toHtml(page, links) })),
    { path: "search-index.js", text: `"use strict";\nconst SEARCH_INDEX = ${JSON.stringify(pages.flatMap(entriesOf), null, 0)};\n` },
    ...ASSETS.map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") })),
  ];
}

/** Whatever can be found on a page, in its order; rows before the sections within. */
function entriesOf(page: Page): IndexEntry[] {
  return sectionsOf(page).flatMap(({ entry, anchor, blocks }): IndexEntry[] => [
    ...(entry === undefined ? [] : [[entry.kind, entry.name, entry.about, page.name, anchor] as const]),
    ...blocks.flatMap((block) =>
      "rows" in block
        ? block.rows.flatMap(({ entry: row, anchor: to }): IndexEntry[] =>
            row === undefined || to === undefined ? [] : [[row.kind, row.name, row.about, page.name, to]],
          )
        : [],
    ),
  ]);
}

/** The first page: what the others hold. */
function indexPage(pages: readonly Page[]): Page {
  const sections = pages.map((page): Section => {
    const counts = new Map<string, number>();
    for (const [kind] of entriesOf(page)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return {
      heading: page.title,
      anchor: anchorOf(page.title),
      blocks: [
        ...page.blocks,
        {
          text: joined(
            [...counts].map(([kind, count]): Text => [`${String(count)} ${plural(kind, count)}`]),
            ", ",
          ),
        },
        { text: [{ words: `Read ${page.title}`, to: "page-content", page: page.name }] },
      ],
    };
  });
  return {
    name: "index",
    title: "ask-session-protocol: the reference",
    blocks: [
      {
        text: prose(
          "The contract for agent sessions, page by page. The search finds every event, method, definition, error code and rule: press `/`, type a part of its name, choose with the arrow keys and Enter.",
        ),
      },
    ],
    sections,
  };
}

function plural(kind: string, count: number): string {
  return count === 1 ? kind : kind.endsWith("y") ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
