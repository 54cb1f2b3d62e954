import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type BumpFacts,
  bumpFaults,
  type Contract,
  contractsOf,
  diffContracts,
  isLater,
  leastVersion,
  type ProtocolFacts,
  worst,
} from "../evolve/index.js";
import { isObject } from "../json/index.js";
import { contractFiles, mustBeJson } from "./contract-files.js";
import { judged, refuse } from "./diff.js";
import { BUMP_HELP } from "./evolve-help.js";
import { EXIT } from "./exit.js";
import { readArguments } from "./options.js";
import { ReadError, systemFault } from "./read-error.js";
import { UsageError } from "./usage-error.js";

/** `ask-protocol bump`: says the least version of each protocol and what disagrees; returns the exit code. @throws UsageError */
export async function bump(args: readonly string[]): Promise<number> {
  const { options, operands } = readArguments(args, { help: { short: "h" } });
  if (options.get("help") === true) {
    process.stdout.write(BUMP_HELP);
    return EXIT.clean;
  }
  if (operands.length > 1) throw new UsageError(`bump takes one folder, not ${String(operands.length)}`);
  const [folder = "."] = operands;
  try {
    const files = await contractFiles(join(folder, "schema"));
    const changelog = await text(join(folder, "CHANGELOG.md"));
    let faults = 0;
    for (const [protocol, contract] of judged(() => contractsOf(files))) {
      const file = await latestRelease(folder, protocol);
      const released = await contractFiles(file);
      const before = judged(() => [...contractsOf(released).values()][0]) as Contract;
      const outcome = diffContracts(before, contract);
      if (!outcome.ok) return refuse(outcome, [...files, ...released]);
      const named = await namedVersions(folder, protocol);
      const facts: ProtocolFacts = { contract, released: before.registry.version, findings: outcome.findings, named };
      const verdict = worst(outcome.findings.map((finding) => finding.verdict));
      const told = bumpFaults(facts, changelog);
      faults += told.length;
      const least = leastVersion(facts.released, verdict);
      process.stdout.write(
        `${protocol}: the least version is ${least}: ${verdict ?? "no"} edits since ${facts.released}\n${told.map((fault) => `✘ ${fault}\n`).join("")}`,
      );
    }
    process.stdout.write(faults === 0 ? "✔ all names of the versions agree\n" : `✘ ${String(faults)} to mend\n`);
    return faults === 0 ? EXIT.clean : EXIT.findings;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    process.stderr.write(`ask-protocol: ${error.message}\n`);
    return EXIT.unreadable;
  }
}

/** The bundle of the latest version that was released. @throws ReadError where there is none */
async function latestRelease(folder: string, protocol: string): Promise<string> {
  const releases = join(folder, "schema", "released", protocol);
  const names = await readdir(releases).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw systemFault(releases, error);
  });
  const versions = names.map((name) => /^(\d+(?:\.\d+)?)\.json$/.exec(name)?.[1]).filter((version) => version !== undefined);
  const [latest] = versions.sort((a, b) => (isLater(a, b) ? -1 : 1));
  if (latest === undefined) throw new ReadError(`cannot read ${releases}: no version was released yet`);
  return join(releases, `${latest}.json`);
}

/** Versions in what is generated. */
async function namedVersions(folder: string, protocol: string): Promise<BumpFacts[]> {
  const registry = join(folder, "generated", protocol, "registry.js");
  const constant = /PROTOCOL_VERSION = "?([\d.]+)"?;/.exec(await text(registry))?.[1];
  const bundles = ["", ".no-id"].map((kind) => join(folder, "generated", "schema", `${protocol}${kind}.schema.json`));
  const facts: BumpFacts[] = [{ what: `PROTOCOL_VERSION in ${registry}`, version: constant }];
  for (const file of bundles) {
    const bundle = { path: file, text: await text(file) };
    mustBeJson(bundle);
    const value: unknown = JSON.parse(bundle.text);
    const { $id, protocolVersion } = isObject(value) ? value : {};
    const isVersion = typeof protocolVersion === "string" || typeof protocolVersion === "number";
    facts.push({ what: `protocolVersion in ${file}`, version: isVersion ? String(protocolVersion) : undefined });
    if (!file.includes(".no-id."))
      facts.push({ what: `$id in ${file}`, version: typeof $id === "string" ? $id.slice($id.lastIndexOf(":") + 1) : undefined });
  }
  return facts;
}

async function text(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw systemFault(file, error);
  }
}
