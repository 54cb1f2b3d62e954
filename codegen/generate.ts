import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Contract, find, loadAcp, loadAsk, readSources, type SourceFile } from "./contract.js";
import { toMarkdown } from "./docs/markdown.js";
import { referencePages } from "./docs/pages.js";
import { emitAskBundle } from "./emit/bundle.js";
import { emitEnums, ENUMS_TYPES } from "./emit/enums.js";
import { emitFlatBundle } from "./emit/flat-bundle.js";
import { emitGuards, emitGuardTypes } from "./emit/guards.js";
import { emitLiteral } from "./emit/literal.js";
import { emitLenient, LENIENT_TYPES } from "./emit/lenient.js";
import { emitManifest, sha256 } from "./emit/manifest.js";
import { emitMembers, MEMBERS_TYPES, SHAPES_TYPES } from "./emit/members.js";
import { emitRegistry, emitRegistryTypes } from "./emit/registry.js";
import { emitRules, emitRulesTypes } from "./emit/rules.js";
import { emitStructure, STRUCTURE_TYPES } from "./emit/structure.js";
import { emitTypes } from "./emit/types.js";
import { emitValidators, emitValidatorTypes, VALIDATE_TYPES } from "./emit/validators.js";
import { readCatalogues } from "./rules.js";
import { stableView } from "./stable.js";

type Headed = (path: string, text: string, from: string) => SourceFile;

/** Every generated file, by its path in `generated/`. Depends on nothing but the files of the repository. */
export async function generate(root: string): Promise<SourceFile[]> {
  const sources = readSources(join(root, "schema"));
  const version = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
  const ask = loadAsk(sources);
  const acp = loadAcp(sources);
  const catalogues = readCatalogues(sources);
  const headed: Headed = (path, text, from) => ({ path, text: `${head(from, sources)}${text}` });
  const outputs = [
    headed("validate.d.ts", VALIDATE_TYPES, "codegen/emit/validators.ts"),
    headed("shapes.d.ts", SHAPES_TYPES, "codegen/emit/members.ts"),
    headed("rules.js", emitRules(catalogues), "schema/rules"),
    headed("rules.d.ts", emitRulesTypes(catalogues), "schema/rules"),
    ...referencePages(root, [ask, acp], catalogues).map((page) => ({
      path: `docs/${page.name}.md`,
      text: `<!-- Generated from schema/${page.name} by \`npm run generate\`. Do not edit. -->\n\n${toMarkdown(page)}`,
    })),
    headed("structure.js", await emitStructure(join(root, "codegen/wasm/structure.wat")), "codegen/wasm/structure.wat"),
    headed("structure.d.ts", STRUCTURE_TYPES, "codegen/wasm/structure.wat"),
    headed("version.js", `/** Version of this package. */\nexport const VERSION = ${JSON.stringify(version)};\n`, "package.json"),
    headed("version.d.ts", `/** Version of this package. */\nexport declare const VERSION: ${JSON.stringify(version)};\n`, "package.json"),
    ...(await protocolFiles(ask, headed)),
    headed("ask/validators.js", await emitValidators(ask), "schema/ask"),
    headed("ask/validators.d.ts", emitValidatorTypes(ask), "schema/ask"),
    headed("ask/guards.js", emitGuards(ask), "schema/ask"),
    ...(await protocolFiles(acp, headed)),
    ...(await acpFiles(acp, headed)),
    { path: "schema/ask.schema.json", text: emitAskBundle(ask, true) },
    { path: "schema/ask.no-id.schema.json", text: emitAskBundle(ask, false) },
    { path: "schema/acp.schema.json", text: emitFlatBundle(acp, true) },
    { path: "schema/config.schema.json", text: find(sources, "config.schema.json").text },
    { path: "schema/extension.schema.json", text: find(sources, "extension.schema.json").text },
    { path: "schema/acp.no-id.schema.json", text: emitFlatBundle(acp, false) },
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return [...outputs, { path: "MANIFEST.json", text: emitManifest(sources, outputs, toolVersions()) }];
}

/** What every protocol has. */
async function protocolFiles(contract: Contract, headed: Headed): Promise<SourceFile[]> {
  const folder = contract.registry.protocol;
  const file = (name: string, text: string) => headed(`${folder}/${name}`, text, `schema/${folder}`);
  return [
    file("types.d.ts", await emitTypes(contract)),
    file("guards.d.ts", emitGuardTypes(contract)),
    file("members.js", emitMembers(contract)),
    file("members.d.ts", MEMBERS_TYPES),
    file("enums.js", emitEnums(contract)),
    file("enums.d.ts", ENUMS_TYPES),
    file("registry.js", emitRegistry(contract)),
    file("registry.d.ts", emitRegistryTypes(contract)),
    file("literal.ts", emitLiteral(contract)),
  ];
}

/** Validators of what is stable and, apart, of everything; guards go with the types, which have everything; the tolerant reading. */
async function acpFiles(acp: Contract, headed: Headed): Promise<SourceFile[]> {
  const stable = stableView(acp);
  const file = (name: string, text: string) => headed(`acp/${name}`, text, "schema/acp");
  return [
    file("validators.js", await emitValidators(stable)),
    file("validators.d.ts", emitValidatorTypes(stable)),
    file("unstable/validators.js", await emitValidators(acp)),
    file("unstable/validators.d.ts", emitValidatorTypes(acp, "../..")),
    file("guards.js", emitGuards(acp)),
    file("stable/guards.js", emitGuards(stable)),
    file("stable/guards.d.ts", emitGuardTypes(stable).replace("./types.js", "../types.js")),
    file("lenient.js", emitLenient(acp)),
    file("lenient.d.ts", LENIENT_TYPES),
  ];
}

/** Says where a generated file is from. Of a folder, the digest covers all its files. */
function head(from: string, sources: readonly SourceFile[]): string {
  const folder = `${from.replace(/^schema\//, "")}/`;
  const inputs = sources.filter(({ path }) => path.startsWith(folder));
  const digest =
    inputs.length === 0 ? "" : ` (sha256 ${sha256(inputs.map(({ path, text }) => `${path}\n${text}`).join("\n")).slice(0, 16)})`;
  return `// Generated from ${from}${digest} by \`npm run generate\`. Do not edit.\n\n`;
}

function toolVersions(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const names = ["ajv", "ajv-formats", "esbuild", "json-schema-to-typescript", "wabt"];
  return Object.fromEntries(names.map((name) => [name, (require(`${name}/package.json`) as { version: string }).version]));
}
