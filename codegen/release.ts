/**
 * `npm run release:schema`: freezes the bundle of each protocol as `schema/released/<protocol>/<version>.json`, against which every
 * later edit is held. A version that was released stays as it is.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const protocol of ["ask", "acp"]) {
  const text = readFileSync(join(root, "generated", "schema", `${protocol}.schema.json`), "utf8");
  const { protocolVersion } = JSON.parse(text) as { protocolVersion: string | number };
  const path = `schema/released/${protocol}/${String(protocolVersion)}.json`;
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (before === text) process.stdout.write(`✔ ${path} is as it was released\n`);
  else if (before !== undefined) {
    process.stderr.write(`✘ ${path} was released and differs; ask-protocol bump says which version comes next\n`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`✔ ${path} released\n`);
  }
}
