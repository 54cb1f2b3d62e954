/** Guards against a site with links that lead nowhere, things that are left out, and anything asked of a server. No browser needed. */
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadAcp, loadAsk, readSources } from "../../codegen/contract.js";
import { escaped } from "../../codegen/docs/html.js";
import { type IndexEntry, siteFiles } from "../../codegen/docs/site.js";
import { readCatalogues } from "../../codegen/rules.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = new Map(siteFiles(root).map(({ path, text }) => [path, text]));
const pages = [...files].filter(([path]) => path.endsWith(".html"));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const ids = new Map(pages.map(([path, text]) => [path, all(text, /\sid="([^"]*)"/g)]));

test("has the pages, the index of the search and what they load, and no more", () => {
  expect([...files.keys()].sort()).toEqual([
    "acp.html",
    "ask.html",
    "head.css",
    "index.html",
    "rules.html",
    "search-index.js",
    "search.js",
    "site.css",
    "theme.js",
  ]);
});

test("is the same each time", () => {
  expect(siteFiles(root)).toEqual([...files].map(([path, text]) => ({ path, text })));
});

describe.each(pages)("%s", (path, text) => {
  test("has each id once", () => {
    const own = ids.get(path) ?? [];
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((id, index) => own.indexOf(id) !== index)).toEqual([]);
  });

  test("has links only to pages and anchors that are there", () => {
    const links = all(text, /<a\s[^>]*href="([^"]*)"/g);
    expect(links.length).toBeGreaterThan(3);
    const lost = links.filter((link) => {
      const [page = "", anchor] = link.split("#");
      const there = ids.get(page === "" ? path : page);
      return there === undefined || (anchor !== undefined && !there.includes(anchor));
    });
    expect(lost).toEqual([]);
  });

  test("loads files of the site alone", () => {
    const loaded = all(text, /<(?:link|script|img)\s[^>]*(?:href|src)="([^"]*)"/g);
    expect(loaded).toContain("site.css");
    expect(loaded.filter((name) => !files.has(name) && name !== "data:,")).toEqual([]);
  });

  test("closes every element in its order", () => {
    const open: string[] = [];
    for (const [, slash, name = ""] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (["meta", "link", "input", "wbr"].includes(name)) continue;
      if (slash === "") open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  test("has headings that leave out no level", () => {
    const levels = all(text, /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

test("nothing names a server", () => {
  for (const path of ["site.css", "head.css", "search.js", "theme.js"])
    expect(files.get(path)).not.toMatch(/\/\/[a-z]|url\(|@import|\bfetch\b|import\(/);
  for (const [, text] of pages) expect(text).not.toMatch(/(?:href|src|srcset|action)="(?:[a-z]+:)?\/\//);
});

describe("what the protocols have", () => {
  const sources = readSources(`${root}/schema`);
  const index = JSON.parse(/= (\[.*\]);/.exec(files.get("search-index.js") ?? "")?.[1] ?? "[]") as IndexEntry[];

  test.each([loadAsk(sources), loadAcp(sources)])("$registry.title", ({ registry, definitions }) => {
    const named = [
      ...[...Object.keys(registry.events ?? {}), ...Object.keys(registry.methods)],
      ...[...definitions.values()].filter(({ derived }) => !derived).map(({ name }) => name),
      ...Object.entries(registry.errors).map(([name, { code }]) => `${String(code)} ${name}`),
    ];
    expect(named.length).toBeGreaterThan(100);
    const found = index.filter(([, , , page]) => page === registry.protocol).map(([, name]) => name);
    expect(named.filter((name) => !found.includes(name))).toEqual([]);
  });

  test("rules", () => {
    const rules = readCatalogues(sources).flatMap((catalogue) => catalogue.rules);
    expect(rules.length).toBeGreaterThan(300);
    const found = index.filter(([kind]) => kind === "rule").map(([, name]) => name);
    expect(rules.map(({ id, number }) => id ?? number).filter((name) => !found.includes(name))).toEqual([]);
    for (const { text } of rules.filter((rule) => !rule.text.includes("`"))) expect(files.get("rules.html")).toContain(escaped(text));
  });

  test("all that can be found is there", () => {
    expect(index.filter(([, , , page, anchor]) => ids.get(`${page}.html`)?.includes(anchor) !== true)).toEqual([]);
  });
});
