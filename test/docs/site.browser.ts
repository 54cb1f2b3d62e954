/** The site in a real browser, from disk: widths, schemes, search, and accessibility. Needs Debian's chromium; see CONTRIBUTING. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const CHROMIUM = "/usr/bin/chromium";
const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-session-protocol-site-"));
const address = (page: string) => `${pathToFileURL(folder).href}/${page}`;

let browser: Browser;
beforeAll(async () => {
  if (!existsSync(CHROMIUM)) throw new Error(`${CHROMIUM} is missing: apt-get install -y chromium`);
  execFileSync(process.execPath, ["--import", "tsx", "codegen/docs/main.ts", folder], { cwd: root });
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page, does something there, and expects that it neither failed nor asked for anything but files of the site. */
async function on(page: string, view: { width: number; scheme: "light" | "dark" }, act: (tab: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: view.width, height: 800 }, colorScheme: view.scheme });
  const tab = await context.newPage();
  const faults: string[] = [];
  tab.on("pageerror", (error) => faults.push(error.message));
  tab.on("request", (request) => {
    if (!request.url().startsWith(pathToFileURL(folder).href) && !request.url().startsWith("data:")) faults.push(request.url());
  });
  await tab.goto(address(page));
  await act(tab);
  await context.close();
  expect(faults).toEqual([]);
}

const PAGES = ["index.html", "ask.html", "acp.html", "rules.html"];
const VIEWS = [360, 1280].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));

/** What axe finds wrong, a line each. */
async function violations(tab: Page): Promise<string[]> {
  await tab.evaluate(axe.source);
  return tab.evaluate(
    "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)))",
  );
}

describe.each(VIEWS)("at $width pixels, $scheme", (view) => {
  test.each(PAGES)("%s fits, is in the scheme, and is accessible", async (page) => {
    await on(page, view, async (tab) => {
      expect(await tab.evaluate("document.documentElement.scrollWidth")).toBe(view.width);
      expect(await tab.evaluate("getComputedStyle(document.body).backgroundColor")).toBe(
        view.scheme === "dark" ? "rgb(20, 23, 28)" : "rgb(255, 255, 255)",
      );
      expect(await violations(tab)).toEqual([]);
    });
  });
});

describe("search", () => {
  test("finds session/prompt from the keyboard and leads there", async () => {
    await on("index.html", { width: 1280, scheme: "light" }, async (tab) => {
      await tab.keyboard.press("/");
      await tab.keyboard.type("session/prompt");
      expect(await tab.locator("[role=option][aria-selected=true] strong").textContent()).toBe("session/prompt");
      expect(await violations(tab)).toEqual([]);
      await tab.keyboard.press("Enter");
      await tab.waitForURL(address("acp.html#method-session-prompt"));
      expect(await tab.locator("tr:target th").textContent()).toBe("session/prompt");
      expect(await tab.locator("tr:target").isVisible()).toBe(true);
    });
  });

  test("arrow keys choose, all around, and Escape closes", async () => {
    await on("ask.html", { width: 360, scheme: "dark" }, async (tab) => {
      await tab.locator("search input").fill("tool.");
      const chosen = () => tab.locator("search input").getAttribute("aria-activedescendant");
      expect(await chosen()).toBe("found-0");
      await tab.keyboard.press("ArrowDown");
      expect(await chosen()).toBe("found-1");
      await tab.keyboard.press("ArrowUp");
      await tab.keyboard.press("ArrowUp");
      const count = await tab.locator("[role=option]").count();
      expect(count).toBeGreaterThan(2);
      expect(await chosen()).toBe(`found-${String(count - 1)}`);
      expect(await tab.evaluate("document.documentElement.scrollWidth")).toBe(360);
      await tab.keyboard.press("Escape");
      expect(await tab.locator("#page-found").isVisible()).toBe(false);
    });
  });

  test("says where nothing is found", async () => {
    await on("rules.html", { width: 1280, scheme: "light" }, async (tab) => {
      await tab.locator("search input").fill("xyzzy");
      expect(await tab.locator("search [role=status]").textContent()).toBe("Nothing found");
    });
  });
});

test("the scheme that is chosen stays, from page to page", async () => {
  await on("index.html", { width: 1280, scheme: "light" }, async (tab) => {
    await tab.getByRole("button", { name: "Use the dark scheme" }).click();
    const ground = () => tab.evaluate("getComputedStyle(document.body).backgroundColor");
    expect(await ground()).toBe("rgb(20, 23, 28)");
    await tab.goto(address("rules.html"));
    expect(await ground()).toBe("rgb(20, 23, 28)");
    await tab.getByRole("button", { name: "Use the light scheme" }).click();
    expect(await ground()).toBe("rgb(255, 255, 255)");
  });
});

test("without scripts, every page can be read and its contents unfolded", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  await tab.goto(address("ask.html"));
  expect(await tab.locator("search").isVisible()).toBe(false);
  expect(await tab.locator("#tooluse").isVisible()).toBe(true);
  await tab.locator("nav.contents summary").first().click();
  expect(await tab.locator('nav.contents a[href="#events"]').isVisible()).toBe(true);
  await context.close();
});

test("on paper there is the content alone, whole", async () => {
  await on("ask.html", { width: 1280, scheme: "light" }, async (tab) => {
    await tab.emulateMedia({ media: "print" });
    expect(await tab.locator("header").isVisible()).toBe(false);
    expect(await tab.locator("nav.contents").isVisible()).toBe(false);
    expect(await tab.evaluate("getComputedStyle(document.querySelector('.scroll')).overflow")).toBe("visible");
  });
});

test("the first Tab leads to the link that skips to the content", async () => {
  await on("acp.html", { width: 1280, scheme: "light" }, async (tab) => {
    await tab.keyboard.press("Tab");
    expect(await tab.evaluate("document.activeElement.textContent")).toBe("Skip to the content");
    await tab.keyboard.press("Enter");
    expect(await tab.evaluate("document.activeElement.id")).toBe("page-content");
  });
});
