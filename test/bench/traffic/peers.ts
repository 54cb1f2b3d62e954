import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build, type BuildOptions } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../../upstream/manifest.json" with { type: "json" };

/** The published schema of ACP, its stable part: what others validate with. */
export const PUBLISHED = createRequire(import.meta.url).resolve(`${manifest.package}/${manifest.schemas.stable.file}`);

/** What a peer judges a file with: arguments for Node, before the file. */
export type Peers = Readonly<Record<"parse" | "zod" | "ajv", readonly string[]>>;

/** Bundles each peer into one module below a folder, so that none pays for finding its parts. */
export async function bundlePeers(folder: string): Promise<Peers> {
  const bundled = async (name: string, source: Pick<BuildOptions, "entryPoints" | "stdin">) => {
    const outfile = join(folder, `${name}.mjs`);
    await build({ ...source, outfile, bundle: true, format: "esm", platform: "node", logLevel: "warning" });
    return outfile;
  };
  const peer = (name: string) => bundled(name, { entryPoints: [fileURLToPath(new URL(`peers/${name}.ts`, import.meta.url))] });
  const published = await bundled("published", { stdin: { contents: publishedValidator(), resolveDir: process.cwd(), loader: "js" } });
  return { parse: [await peer("parse")], zod: [await peer("zod")], ajv: [await peer("ajv"), published] };
}

function publishedValidator(): string {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { source: true, esm: true } });
  return standalone.default(ajv, ajv.compile(JSON.parse(readFileSync(PUBLISHED, "utf8")) as object));
}

/** The program inside `@sourcemeta/jsonschema`, without the script that starts it; `undefined` where it has none for this machine. */
export function sourcemeta(): string | undefined {
  const home = dirname(fileURLToPath(import.meta.resolve("@sourcemeta/jsonschema/package.json")));
  const { platform, arch } = process;
  const name = `jsonschema-${platform === "win32" ? "windows" : platform}-${arch === "x64" ? "x86_64" : arch}${platform === "win32" ? ".exe" : ""}`;
  const path = join(home, "build", "github-releases", name);
  return existsSync(path) ? path : undefined;
}
