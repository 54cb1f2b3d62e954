/**
 * `npm run test:interop`: other languages read the contract, and official SDKs talk to ours. Each part runs what the machine has the tools for and names what it
 * skipped; `-- --require-all` counts that as failed, `-- --only PART` runs one part, and `-- --counts FILE` writes
 * `{"passed","failed"}` there. Exits with 1 where anything failed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runAcp } from "./acp/index.js";
import { generators } from "./generators.js";
import type { Part } from "./part.js";
import { verdicts } from "./verdicts.js";

const PARTS: Readonly<Record<string, Part>> = { verdicts, generators, acp: runAcp };

const { values } = parseArgs({
  options: { "require-all": { type: "boolean", default: false }, only: { type: "string" }, counts: { type: "string" } },
});
const { only } = values;
if (only !== undefined && PARTS[only] === undefined) throw new Error(`--only is one of ${Object.keys(PARTS).join(", ")}`);

const folder = fileURLToPath(new URL("../../.tmp/interop", import.meta.url));
mkdirSync(folder, { recursive: true });
const print = (text: string) => process.stdout.write(`${text}\n`);

let passed = 0;
let failed = 0;
for (const [name, part] of Object.entries(PARTS).filter(([one]) => only === undefined || one === only)) {
  print(`${name}:`);
  const { passed: good, failures, skipped } = await part({ folder, print });
  for (const failure of failures) print(`failed: ${failure}`);
  for (const skip of skipped) print(`skipped: ${skip}`);
  passed += good;
  failed += failures.length + (values["require-all"] ? skipped.length : 0);
}
if (values.counts !== undefined) writeFileSync(values.counts, JSON.stringify({ passed, failed }));
print(`${String(passed)} of ${String(passed + failed)} checks hold`);
process.exitCode = failed > 0 ? 1 : 0;
