/** Promises of the repository about itself: layers, sizes, names, and that no check is left out. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => statSync(join(root, path)).isFile());
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Each may import only from itself and those before it. */
const LAYERS = ["json", "contract", "jsonrpc", "ask", "acp", "traffic", "evolve", "peer", "node", "cli"];
const sources = below("src").filter((path) => path.endsWith(".ts"));

describe("layers", () => {
  test("there are sources, and every folder is a layer", () => {
    expect(sources.length).toBeGreaterThan(30);
    const folders = new Set(sources.map((path) => path.split("/")[1] ?? "").filter((name) => !name.endsWith(".ts")));
    for (const folder of folders) expect(LAYERS).toContain(folder);
  });

  test.each(sources)("%s", (path) => {
    const layer = path.split("/")[1] ?? "";
    for (const [, specifier = ""] of read(path).matchAll(/from "([^"]+)"/g)) {
      if (specifier.startsWith("node:")) expect(["node", "cli"], specifier).toContain(layer);
      const other = /^(?:\.\.\/)+([a-z]+)\//.exec(specifier)?.[1];
      if (other === undefined || other === "generated" || layer.endsWith(".ts")) continue;
      if (LAYERS.includes(other)) expect(LAYERS.indexOf(other), `${layer} imports ${other}`).toBeLessThanOrEqual(LAYERS.indexOf(layer));
    }
  });
});

describe("files", () => {
  const written = [
    ...sources,
    ...below("codegen"),
    ...below("test").filter((path) => path.endsWith(".ts")),
    ...below("schema").filter((path) => !path.startsWith("schema/released/")),
  ];

  test.each(written)("%s has at most 400 lines", (path) => {
    expect(read(path).split("\n").length).toBeLessThanOrEqual(400);
  });

  test("no name says nothing", () => {
    expect(written.filter((path) => /(^|\/)(utils?|helpers?|common|misc|stuff)(\/|\.(?!schema\.json))/i.test(path))).toEqual([]);
  });

  test("no test is skipped, focused or left to be written", () => {
    const hollow = written.filter(
      (path) =>
        path.startsWith("test/") &&
        path !== "test/structure.test.ts" &&
        /\b(?:it|test|describe)\.(?:skip|todo|only|fails)\b/.test(read(path)),
    );
    expect(hollow).toEqual([]);
  });
});

describe("scripts", () => {
  const { scripts, devDependencies } = JSON.parse(read("package.json")) as {
    scripts: Record<string, string>;
    devDependencies: Record<string, string>;
  };

  test("npm run check runs every check there is", () => {
    const checks = Object.keys(scripts).filter((name) => name.startsWith("check:"));
    expect(checks.length).toBeGreaterThan(6);
    for (const name of checks) expect(scripts.check).toContain(`npm run ${name}`);
  });

  test("CI runs the tests and the checks", () => {
    expect(read(".ci/run")).toMatch(/^npm test/m);
    expect(read(".ci/run")).toMatch(/^npm run check$/m);
    expect(read(".ci/run")).toMatch(/^npm run test:interop -- --require-all /m);
    expect(read(".ci/run")).toMatch(/^npm run test:docs$/m);
  });

  test("CONTRIBUTING names every script", () => {
    const text = read("CONTRIBUTING.md");
    for (const name of Object.keys(scripts)) if (name !== "build") expect(text).toContain(name === "test" ? "npm test" : `npm run ${name}`);
  });

  test("development tools are pinned to the version", () => {
    for (const version of Object.values(devDependencies)) expect(version).toMatch(/^(npm:@[a-z/]+@)?\d+\.\d+\.\d+(-beta\.\d+)?$/);
  });
});

test("README shows what the command prints", () => {
  const transcript = read("test/cli/transcripts/faulty.txt");
  const shown = read("README.md")
    .split("\n")
    .filter((line) => line.startsWith("examples/faulty.ndjson:"));
  expect(shown.length).toBeGreaterThan(1);
  for (const line of shown) expect(transcript).toContain(`| ${line}`);
});

test("schema/README names every rule of the lint", () => {
  const ids = new Set(
    below("src/evolve/lint").flatMap((path) => [...read(path).matchAll(/ id: "(schema\/[a-z-]+)"/g)].map(([, id]) => id)),
  );
  expect(ids.size).toBeGreaterThan(25);
  for (const id of ids) expect(read("schema/README.md")).toContain(`\`${id ?? ""}\``);
});
