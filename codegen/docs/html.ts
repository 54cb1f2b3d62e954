import { type Block, type Page, type Piece, type Section, type Text } from "./document.js";
import { shortHeading } from "./reference.js";

/** A page of the site that the head of every page links to. */
export interface Link {
  readonly name: string;
  readonly title: string;
}

/** A page as HTML that works from disk: its style, script and search index stand beside it, and it asks no server for anything. */
export function toHtml(page: Page, links: readonly Link[]): string {
  const tabs = links
    .map(({ name, title }) => `<li><a href="${name}.html"${name === page.name ? ' aria-current="page"' : ""}>${escaped(title)}</a></li>`)
    .join("");
  const contents = page.name === "index" ? "" : contentsOf(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)}${page.name === "index" ? "" : " · ask-session-protocol"}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="head.css">
<link rel="stylesheet" href="site.css">
<script src="theme.js"></script>
<script src="search-index.js" defer></script>
<script src="search.js" defer></script>
</head>
<body>
<a class="skip" href="#page-content">Skip to the content</a>
<header>
<nav aria-label="Pages"><ul>${tabs}</ul></nav>
<search hidden>
<input type="search" role="combobox" aria-label="Search the reference" aria-expanded="false" aria-controls="page-found" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search (press /)">
<ul id="page-found" role="listbox" aria-label="Search results" hidden></ul>
<p role="status"></p>
</search>
<button type="button" id="page-scheme" hidden></button>
</header>
<div class="${contents === "" ? "page" : "page with-contents"}">
${contents}<main id="page-content" tabindex="-1">
<h1>${escaped(page.title)}</h1>
${blocks(page.blocks)}${page.sections.map((section) => sectionOf(section, 2)).join("")}</main>
</div>
</body>
</html>
`;
}

/** The list of contents: sections, and those with sections of their own as groups that fold. */
function contentsOf(page: Page): string {
  const item = ({ anchor, heading, sections = [] }: Section): string => {
    const link = `<a href="#${anchor}">${escaped(shortHeading(heading))}</a>`;
    if (sections.length === 0) return `<li>${link}</li>`;
    return `<li><details><summary>${escaped(shortHeading(heading))}</summary><ul>${sections.map(item).join("")}</ul></details></li>`;
  };
  return `<nav class="contents" aria-label="Contents"><details class="fold"><summary>Contents</summary><ul>${page.sections.map(item).join("")}</ul></details></nav>\n`;
}

function sectionOf({ heading, anchor, blocks: own, sections = [] }: Section, level: number): string {
  const tag = `h${String(level)}`;
  const inner = sections.map((section) => sectionOf(section, level + 1)).join("");
  return `<section>\n<${tag} id="${anchor}"><a href="#${anchor}">${breakable(heading)}</a></${tag}>\n${blocks(own)}${inner}</section>\n`;
}

function blocks(all: readonly Block[]): string {
  return all.map(blockOf).join("");
}

function blockOf(block: Block): string {
  if ("text" in block) return block.text.length === 0 ? "" : `<p>${inline(block.text)}</p>\n`;
  if ("list" in block) return `<ul>${block.list.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>\n`;
  if ("json" in block)
    return `<figure class="example"><figcaption>Example${block.about.length === 0 ? "" : `: ${inline(block.about)}`}</figcaption><pre tabindex="0"><code>${coloured(block.json)}</code></pre></figure>\n`;
  const head = block.head.map((name) => `<th scope="col">${inline(headText(name))}</th>`).join("");
  const rows = block.rows.map(({ cells, anchor }) => {
    const [first = [], ...rest] = cells;
    return `<tr${anchor === undefined ? "" : ` id="${anchor}"`}><th scope="row">${inline(first)}</th>${rest.map((cell, index) => `<td${PROSE.includes(block.head[index + 1] ?? "") ? ' class="prose"' : ""}>${inline(cell)}</td>`).join("")}</tr>\n`;
  });
  return `<div class="scroll"><table><caption>${escaped(block.caption)}</caption><thead><tr>${head}</tr></thead><tbody>\n${rows.join("")}</tbody></table></div>\n`;
}

/** Columns of sentences, which are given more room. */
const PROSE = ["Meaning", "Rule", "Finding"];

/** A column is named by words, or by a member in backticks. */
function headText(name: string): Text {
  return [name.startsWith("`") ? { code: name.slice(1, -1) } : name];
}

function inline(text: Text): string {
  return text.map(pieceOf).join("");
}

function pieceOf(piece: Piece): string {
  if (typeof piece === "string") return escaped(piece);
  if ("mark" in piece) return `<span class="mark">${escaped(piece.mark)}</span>`;
  if (!("words" in piece)) return `<code>${breakable(piece.code)}</code>`;
  const words = piece.code === true ? `<code>${breakable(piece.words)}</code>` : breakable(piece.words);
  return `<a href="${piece.page === undefined ? "" : `${piece.page}.html`}#${piece.to}">${words}</a>`;
}

/** Long names may break before a capital or after a separator. */
function breakable(name: string): string {
  return escaped(name)
    .replaceAll(/([a-z])(?=[A-Z])/g, "$1<wbr>")
    .replaceAll(/([/_.])(?=\w)/g, "$1<wbr>");
}

/** JSON with its names, texts and other values told apart. */
function coloured(json: string): string {
  return json.replaceAll(
    /("(?:[^"\\]|\\.)*")(:?)|-?\d[\d.eE+-]*|true|false|null|[^"\dtfn-]+|./gs,
    (token, text?: string, colon?: string) => {
      if (text !== undefined) return `<span class="${colon === ":" ? "name" : "text"}">${escaped(text)}</span>${colon ?? ""}`;
      return /^(?:-?\d|true|false|null)/.test(token) ? `<span class="value">${token}</span>` : escaped(token);
    },
  );
}

/** Text for HTML, within an attribute too. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
