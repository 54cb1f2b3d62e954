/**
 * `generate` writes `generated/` from `schema/`; with `--check` it writes nothing and exits 1 where a file is missing,
 * extra or changed. The only file of this folder that writes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSources } from "./contract.js";
import { compare, report } from "./freshness.js";
import { generate } from "./generate.js";
import { lint, lintText } from "../src/evolve/lint/index.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "generated");

const sources = readSources(join(root, "schema"));
const faults = lint(sources);
if (faults.length > 0) {
  process.stderr.write(`${lintText("schema", faults, sources.length)}✘ schema/ is not sound; nothing was generated\n`);
  process.exit(1);
}

const fresh = await generate(root);
const onDisk = new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));
const differences = compare(fresh, onDisk);

if (process.argv.includes("--check")) {
  if (differences.length > 0) {
    process.stderr.write(report(differences));
    process.exit(1);
  }
  process.stdout.write(`✔ ${String(fresh.length)} generated files are up to date\n`);
} else {
  for (const { path, kind } of differences) if (kind === "extra") rmSync(join(folder, path));
  for (const { path, text } of fresh) {
    if (onDisk.get(path) === text) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.stdout.write(`✔ ${String(fresh.length)} generated files, ${String(differences.length)} of them written anew\n`);
}

function filesBelow(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(join(directory, path)).isFile());
}
