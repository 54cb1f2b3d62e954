/** `docs` writes the site of the reference into `site/`, or into the folder that it is given. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { siteFiles } from "./site.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, "site"));

const files = siteFiles(root);
mkdirSync(folder, { recursive: true });
for (const { path, text } of files) writeFileSync(join(folder, path), text);
process.stdout.write(`✔ ${String(files.length)} files in ${folder}; open ${join(folder, "index.html")}\n`);
