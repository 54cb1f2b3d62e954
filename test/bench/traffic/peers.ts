import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../../upstream/manifest.json" with { type: "json" };

/** The published schema of ACP, its stable part: what others validate with. */
export const PUBLISHED = createRequire(import.meta.url).resolve(`${manifest.package}/${manifest.schemas.stable.file}`);

const NAMES = ["parse", "zod", "ajv"] as const;

/** Scripts of the peers by name, each bundled into one module below a folder, so that none pays for finding its parts. */
export async function bundlePeers(folder: string): Promise<Readonly<Record<(typeof NAMES)[number], string>>> {
  const published = publishedValidator();
  await build({
    entryPoints: NAMES.map((name) => fileURLToPath(new URL(`peers/${name}.ts`, import.meta.url))),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "warning",
    plugins: [
      {
        name: "published",
        setup(pass) {
          pass.onResolve({ filter: /^published$/ }, () => ({ path: "published", namespace: "made" }));
          pass.onLoad({ filter: /^published$/, namespace: "made" }, () => ({
            contents: published,
            resolveDir: process.cwd(),
            loader: "js",
          }));
        },
      },
    ],
  });
  return Object.fromEntries(NAMES.map((name) => [name, join(folder, `${name}.mjs`)])) as Record<(typeof NAMES)[number], string>;
}

function publishedValidator(): string {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { source: true, esm: true } });
  return standalone.default(ajv, ajv.compile(JSON.parse(readFileSync(PUBLISHED, "utf8")) as object));
}

/** The program inside `@sourcemeta/jsonschema`, without the script that starts it; `undefined` where it has none for this machine. */
export function sourcemeta(): string | undefined {
  const home = dirname(createRequire(import.meta.url).resolve("@sourcemeta/jsonschema/package.json"));
  const { platform, arch } = process;
  const name = `jsonschema-${platform === "win32" ? "windows" : platform}-${arch === "x64" ? "x86_64" : arch}${platform === "win32" ? ".exe" : ""}`;
  const path = join(home, "build", "github-releases", name);
  return existsSync(path) ? path : undefined;
}
