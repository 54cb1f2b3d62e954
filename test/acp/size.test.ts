/** What a user of one guard, or of every validator, has in their bundle. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Definitions that a stable method leads to, and the error. */
function stableRoots(): string {
  const { methods, error } = JSON.parse(readFileSync(`${root}/schema/acp/v1/registry.json`, "utf8")) as {
    readonly error: string;
    readonly methods: Readonly<Record<string, unknown>>;
  };
  const entries = Object.values(methods).flat() as { readonly stability: string; readonly params: string; readonly result?: string }[];
  const references = entries.filter(({ stability }) => stability === "stable").flatMap(({ params, result }) => [params, result ?? error]);
  return [...new Set([error, ...references].map((reference) => reference.slice(reference.lastIndexOf("/") + 1)))].join(", ");
}

const kilobytes = 1024;

test.each<[name: string, code: string, most: number]>([
  ["a guard of a scalar", 'export { isSessionId } from "ask-session-protocol/acp";', 1.5 * kilobytes],
  ["a guard of every update, the unstable ones too", 'export { isSessionNotification } from "ask-session-protocol/acp";', 12 * kilobytes],
  ["the stable validator of updates", 'export { SessionNotification } from "./generated/acp/validators.js";', 8 * kilobytes],
  ["the validators of all stable methods", `export { ${stableRoots()} } from "./generated/acp/validators.js";`, 20 * kilobytes],
])("%s", async (_, code, most) => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? "").length).toBeLessThan(most);
});
