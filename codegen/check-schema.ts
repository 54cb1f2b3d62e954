/** `npm run check:schema`: judges the authored files and generates nothing. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSources } from "./contract.js";
import { lint, lintText } from "../src/evolve/lint/index.js";

const sources = readSources(join(fileURLToPath(new URL("..", import.meta.url)), "schema"));
const findings = lint(sources);
process.stdout.write(lintText("schema", findings, sources.length));
if (findings.length > 0) process.exit(1);
