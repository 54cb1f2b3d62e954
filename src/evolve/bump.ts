import { has, isObject, quote, resolve } from "../json/index.js";
import type { Contract } from "./diff/contract.js";
import type { DiffFinding } from "./diff/finding.js";
import { type Verdict, worst } from "./diff/rules.js";

/** A place that names a version: what it is, and the version; `undefined` where it names none. */
export interface BumpFacts {
  readonly what: string;
  readonly version: string | undefined;
}

/** One protocol as it stands: what was released, what the edits since then are, and who names a version. */
export interface ProtocolFacts {
  readonly contract: Contract;
  /** Latest released version. */
  readonly released: string;
  readonly findings: readonly DiffFinding[];
  /** Versions in what is generated: the constant, the bundles and their ids. */
  readonly named: readonly BumpFacts[];
}

/** Edits that an entry of the changelog has to name. */
const TOLD = /^(event|method|member|union|enum)\//;

/**
 * The least version that may follow a released one: of `1.4` a minor gives `1.5`, a major `2.0`; of a version without a minor
 * part, such as ACP's `1`, only a major gives another one.
 */
export function leastVersion(released: string, verdict: Verdict | undefined): string {
  const [major = 0, minor] = released.split(".").map(Number);
  if (verdict === "major") return minor === undefined ? String(major + 1) : `${String(major + 1)}.0`;
  return verdict === "minor" && minor !== undefined ? `${String(major)}.${String(minor + 1)}` : released;
}

/** Everything that disagrees with the least version: the registry and its `since`, what is generated, the changelog. */
export function bumpFaults({ contract, released, findings, named }: ProtocolFacts, changelog: string): string[] {
  const { registry } = contract;
  const verdict = worst(findings.map((finding) => finding.verdict));
  const least = leastVersion(released, verdict);
  const wrong = (what: string, where: string, expected: string, got: string) =>
    `${registry.protocol}: ${what} at ${where}: expected ${expected}, got ${got}`;
  const versions = [{ what: `version in ${registry.file}`, version: registry.version }, ...named]
    .filter(({ version }) => version !== least)
    .map(({ what, version }) => `${registry.protocol}: ${what}: expected ${least}, got ${version ?? "none"}`);
  const entries = [...registry.events.values(), ...registry.methods.values()];
  const early = entries
    .filter(({ since }) => since !== undefined && isLater(since, least))
    .map(({ file, pointer, since = "" }) => wrong("version that is yet to come", `${file}${pointer}/since`, `${least} at most`, since));
  return [
    ...versions,
    ...early,
    ...findings.flatMap((finding) => sinceFaults(finding, contract, least, released, wrong)),
    ...changelogFaults(contract, findings, least, changelog),
  ];
}

/** What is new says since when, where the version has moved. */
function sinceFaults(
  { rule, new: { file, pointer } }: DiffFinding,
  { texts }: Contract,
  least: string,
  released: string,
  wrong: (what: string, where: string, expected: string, got: string) => string,
): string[] {
  const isEntry = rule === "event/added" || rule === "method/added";
  if (!isEntry && (least === released || rule !== "member/optional-added")) return [];
  const added = resolve(JSON.parse(texts.get(file) ?? "null"), pointer);
  const keyword = isEntry ? "since" : "x-since";
  const since = isObject(added) && has(added, keyword) ? added[keyword] : undefined;
  return since === least
    ? []
    : [wrong(`wrong ${keyword}`, `${file}${pointer}`, quote(least), since === undefined ? "none" : JSON.stringify(since))];
}

/** What moves a protocol has an entry in the topmost section that names the protocol, its version and each thing. */
function changelogFaults({ registry }: Contract, findings: readonly DiffFinding[], least: string, changelog: string): string[] {
  const moving = findings.filter(({ verdict }) => verdict !== "patch");
  if (moving.length === 0) return [];
  const section = /^## .*\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog)?.[1] ?? "";
  const entries = section.split(/^(?=[-*] )/m).map((entry) => entry.replaceAll(/\s+/g, " "));
  const mine = entries.filter((entry) => namesVersion(entry, registry.title, least)).join("\n");
  const fault = (expected: string, got: string) =>
    `${registry.protocol}: CHANGELOG.md: missing entry in the topmost section: expected ${expected}, got ${got}`;
  if (mine === "") return [fault(`one that names ${registry.title} ${least}`, "none")];
  const untold = new Set(
    moving
      .filter(({ rule }) => TOLD.test(rule))
      .map((finding) => namesOf(finding, registry))
      .filter((names) => !names.some((name) => mine.includes(`\`${name}\``)))
      .map((names) => names.map((name) => `\`${name}\``).join(" or ")),
  );
  return [...untold].map((names) => fault(`the entry of ${registry.title} ${least} to name ${names}`, "nothing of it"));
}

/** The protocol and its version next to each other, whatever the case: "The ask session protocol 1.1", "Agent Client Protocol, version 1". */
function namesVersion(entry: string, title: string, version: string): boolean {
  const text = entry.toLowerCase();
  const at = text.indexOf(title.toLowerCase());
  const found = at === -1 ? undefined : /^,?(?: version)? (\d+(?:\.\d+)?)(?!\d)/.exec(text.slice(at + title.length))?.[1];
  return found === version;
}

/** Any of the names that tell a reader which thing it is: the definition, its event or method, the member. */
function namesOf({ message, new: now, old }: DiffFinding, { events, methods }: Contract["registry"]): string[] {
  const subject = message.slice(0, message.indexOf(":"));
  const messages = [...events.values()].filter(({ payload }) => payload === subject);
  const calls = [...methods.values()].filter(({ params, result }) => params === subject || result === subject);
  const pointer = now.pointer.length > old.pointer.length ? now.pointer : old.pointer;
  const member = /\/properties\/([^/]+)$/.exec(pointer)?.[1];
  return [...new Set([subject, ...[...messages, ...calls].map(({ name }) => name), ...(member === undefined ? [] : [member])])];
}

/** Whether a version is later than another. */
export function isLater(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = than.split(".").map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}
