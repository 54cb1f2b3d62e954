/** A team's day: four edits of a contract, what each command says, and that only the right version and entry satisfy `bump`. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { loadAsk, readSources } from "../../codegen/contract.js";
import { emitAskBundle } from "../../codegen/emit/bundle.js";
import { emitRegistry } from "../../codegen/emit/registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-day-"));
const TOOL = "schema/ask/events/tool.schema.json";
const REGISTRY = "schema/ask/registry.json";

beforeEach(() => {
  for (const part of ["schema", "generated", "CHANGELOG.md"]) cpSync(join(root, part), join(folder, part), { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "dist/cli/main.js"), ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return `${stdout}${stderr}= ${String(status)}`.replaceAll(/[0-9a-f]{12}\]/g, "*]");
}
const diff = () => run("diff", "schema/released/ask/1.0.json", "schema/ask");
const bump = () => run("bump");

function edit(file: string, old: string, now: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(old);
  writeFileSync(join(folder, file), text.replace(old, now));
}

/** What `npm run generate` makes that names a version. */
function generate(): void {
  const ask = loadAsk(readSources(join(folder, "schema")));
  writeFileSync(join(folder, "generated/schema/ask.schema.json"), emitAskBundle(ask, true));
  writeFileSync(join(folder, "generated/schema/ask.no-id.schema.json"), emitAskBundle(ask, false));
  writeFileSync(join(folder, "generated/ask/registry.js"), emitRegistry(ask));
}

test("an optional member", async () => {
  const said: string[] = [bump()];
  addTo("ToolResult", "summary", { description: "What it did.", "x-since": "1.1", type: "string" });
  said.push(diff(), bump());
  edit(REGISTRY, '"version": "1.0"', '"version": "1.1"');
  said.push(bump());
  generate();
  said.push(bump());
  edit("CHANGELOG.md", "### Added\n", "### Added\n\n- The ask session protocol 1.1: `tool.result` may have a `summary`.\n");
  said.push(bump());
  await expect(said.join("\n\n")).toMatchFileSnapshot("teams-day/optional-member.txt");
});

test("an event", async () => {
  const said: string[] = [];
  change(REGISTRY, (registry) => {
    const events = registry.events as Record<string, object>;
    events["tool.paused"] = { payload: "events/tool.schema.json#/$defs/ToolResult", since: "1.0", stability: "stable" };
  });
  said.push(diff(), bump());
  change(REGISTRY, (registry) => {
    registry.version = "1.1";
    (registry.events as Record<string, { since: string }>)["tool.paused"] = {
      ...(registry.events as Record<string, { since: string }>)["tool.paused"],
      since: "1.1",
    };
  });
  edit("CHANGELOG.md", "### Added\n", "### Added\n\n- The ask session protocol 1.1: the event `tool.paused`.\n");
  said.push(bump());
  await expect(said.join("\n\n")).toMatchFileSnapshot("teams-day/event.txt");
});

test("a member that becomes required", async () => {
  change(TOOL, ({ $defs }) => {
    const tool = ($defs as Record<string, { required: string[]; properties: object }>).ToolUse;
    if (tool !== undefined) tool.required = Object.keys(tool.properties);
  });
  await expect([diff(), bump()].join("\n\n")).toMatchFileSnapshot("teams-day/required-member.txt");
});

test("a value of a closed list that is removed", async () => {
  change("schema/ask/common.schema.json", ({ $defs }) => {
    const scope = ($defs as Record<string, { enum: string[] }>).ApprovalScope;
    scope?.enum.pop();
  });
  await expect([diff(), bump()].join("\n\n")).toMatchFileSnapshot("teams-day/enum-value.txt");
});

function addTo(definition: string, name: string, member: object): void {
  change(TOOL, ({ $defs }) => {
    const { properties } = ($defs as Record<string, { properties: Record<string, object> }>)[definition] ?? { properties: {} };
    properties[name] = member;
  });
}

function change(file: string, how: (value: Record<string, unknown>) => void): void {
  const value = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>;
  how(value);
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}
