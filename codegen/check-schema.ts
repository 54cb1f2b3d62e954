/** `npm run check:schema`: judges the authored files and generates nothing. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkSchema } from "./check/index.js";
import { readSources } from "./contract.js";
import { count } from "../src/json/index.js";

const sources = readSources(join(fileURLToPath(new URL("..", import.meta.url)), "schema"));
const faults = checkSchema(sources);
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n✘ ${count(faults.length, "fault")} in schema/; schema/README.md explains each rule\n`);
  process.exit(1);
}
process.stdout.write(`✔ ${String(sources.length)} schema files are sound\n`);
