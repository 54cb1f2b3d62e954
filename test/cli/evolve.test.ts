/** `diff` of revisions of Git, and each way in which `bump` fails: transcripts of a repository that is made for it. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files, REGISTRY } from "../diff/versions.js";

const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-evolve-"));
const PAYLOAD = { type: "object", properties: { a: { type: "string" } } };
const MORE = { ...PAYLOAD, properties: { ...PAYLOAD.properties, b: { "x-since": "1.1", type: "string" } } };
const ENTRY = "# Changelog\n\n## [Unreleased]\n\n- Tiny 1.1: `thing.said` has `b`.\n";

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** A contract at a version, and what is generated of it. */
function contract(payload: object, version: string): void {
  for (const { path, text } of files({ Payload: payload }, { version })) write(`schema/${path}`, text);
  generated(version);
}

function generated(version: string, id = version): void {
  write("generated/tiny/registry.js", `export const PROTOCOL_VERSION = "${version}";\n`);
  write("generated/schema/tiny.schema.json", JSON.stringify({ $id: `urn:tiny:tiny:${id}`, protocolVersion: version }));
  write("generated/schema/tiny.no-id.schema.json", JSON.stringify({ protocolVersion: version }));
}

/** The bundle of the released version. */
function release(): void {
  const { events, methods, errors, capabilities, ...head } = REGISTRY;
  const $defs = Object.fromEntries(Object.entries({ Payload: PAYLOAD, Params: { type: "object", additionalProperties: true } }));
  const bundle = {
    $id: "urn:tiny:tiny:1.0",
    ...head,
    "x-events": events,
    "x-methods": methods,
    "x-errors": errors,
    "x-capabilities": capabilities,
    $defs,
  };
  write("schema/released/tiny/1.0.json", JSON.stringify(bundle, null, 2));
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: "utf8" });
  return `$ ask-protocol ${args.join(" ")}\n${stdout}${stderr}= ${String(status)}\n`;
}

beforeAll(() => {
  release();
  contract(PAYLOAD, "1.0");
  write("CHANGELOG.md", "# Changelog\n");
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "One");
  git("tag", "one");
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("revisions of Git", async () => {
  contract(MORE, "1.1");
  const said = [
    run("diff", "one:schema/tiny", "schema/tiny"),
    run("diff", "one:schema/released/tiny/1.0.json", "one:schema/tiny"),
    run("diff", "one:", "schema"),
    run("diff", "two:schema/tiny", "schema/tiny"),
    run("diff", "one:schema/huge", "schema/tiny"),
    run("diff", "one:generated", "schema/tiny"),
    run("diff", "--output=x:schema/tiny", "schema/tiny"),
  ];
  await expect(said.join("\n")).toMatchFileSnapshot("evolve/git.txt");
});

test("every way in which bump fails", async () => {
  const said: string[] = [];
  const bump = (what: string) => said.push(`# ${what}\n${run("bump")}`);
  contract(PAYLOAD, "1.0");
  bump("nothing has changed");
  contract(MORE, "1.0");
  write("CHANGELOG.md", ENTRY);
  bump("the version stays, and an optional member is new");
  contract(MORE, "1.1");
  bump("all agree");
  write("generated/tiny/registry.js", 'export const PROTOCOL_VERSION = "1.0";\n');
  bump("PROTOCOL_VERSION");
  generated("1.1", "1.0");
  bump("the id of the bundle");
  generated("1.1");
  write("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n\n- Something else.\n");
  bump("no entry");
  write("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n\n- Tiny 1.1 is better.\n");
  bump("an entry that does not name the member");
  write("CHANGELOG.md", ENTRY);
  contract({ ...MORE, properties: { ...MORE.properties, b: { type: "string" } } }, "1.1");
  bump("no x-since");
  contract({ ...MORE, required: ["a"] }, "1.1");
  bump("a major edit as a minor version");
  contract(MORE, "1.1");
  write(
    "schema/tiny/registry.json",
    JSON.stringify({ ...REGISTRY, version: "1.1", events: { "thing.said": { ...REGISTRY.events["thing.said"], since: "1.2" } } }),
  );
  bump("a since that is yet to come");
  contract({ ...MORE, if: {} }, "1.1");
  bump("a keyword that cannot be judged");
  contract(MORE, "1.1");
  write("generated/schema/tiny.schema.json", "<<<<<<< HEAD\n");
  bump("a bundle that is not JSON");
  write("generated/schema/tiny.schema.json", "null\n");
  bump("a bundle that names nothing");
  rmSync(join(folder, "generated/schema/tiny.schema.json"));
  bump("no bundle");
  generated("1.1");
  rmSync(join(folder, "schema/released"), { recursive: true });
  bump("nothing was released");
  await expect(said.join("\n")).toMatchFileSnapshot("evolve/bump.txt");
});
