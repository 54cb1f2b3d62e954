/** The Action and the hook: read by a YAML reader, and run with the package of this repository in place of the published one. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { version: string };
const action = parse(readFileSync(`${root}.github/actions/check/action.yml`, "utf8")) as {
  inputs: Record<string, { default: string }>;
  runs: { using: string; steps: { shell: string; run: string; env: Record<string, string> }[] };
};
const [hook] = parse(readFileSync(`${root}.pre-commit-hooks.yaml`, "utf8")) as { entry: string; files: string; language: string }[];

const folder = mkdtempSync(join(tmpdir(), "integration-"));
// In place of npx: says which package it was asked for, and runs the command of this build.
writeFileSync(
  join(folder, "npx"),
  `#!/bin/sh\n[ "$1" = --yes ] || exit 9\necho "$2" >&2\nshift 2\nexec "${process.execPath}" "${root}dist/cli/main.js" "$@"\n`,
);
chmodSync(join(folder, "npx"), 0o755);
const env = { PATH: `${folder}:${process.env.PATH ?? ""}` };
writeFileSync(join(folder, "good one.ndjson"), '{"type":"model.streaming","seq":1,"payload":{"delta":"Hi"}}\n');
writeFileSync(join(folder, "bad.ndjson"), '{"type":"model.streaming","seq":0,"payload":{"delta":"Hi"}}\n');

function runAction(inputs: Record<string, string>) {
  const [step] = action.runs.steps;
  const given = Object.fromEntries(Object.entries(action.inputs).map(([name, { default: value }]) => [name, inputs[name] ?? value]));
  const variables = Object.fromEntries(
    Object.entries(step?.env ?? {}).map(([name, value]) => [name, given[/inputs\.([a-z-]+)/.exec(value)?.[1] ?? ""] ?? ""]),
  );
  return spawnSync("bash", ["-c", step?.run ?? ""], { cwd: folder, env: { ...env, ...variables }, encoding: "utf8" });
}

test("the Action is composite, and pins the version of this package", () => {
  expect(action.runs.using).toBe("composite");
  expect(action.inputs.version?.default).toBe(version);
});

test.each([
  ["a file without findings, with a space in its name", { files: "good one.ndjson" }, 0, /^nothing to report/],
  ["a file with findings, as annotations", { files: "bad.ndjson\ngood one.ndjson" }, 1, /^::error file=bad\.ndjson,line=1,/],
  ["other options, one a line", { files: "bad.ndjson", options: "--protocol\nacp" }, 1, /^::error file=bad\.ndjson/],
  ["a name that looks like an option", { files: "--help" }, 3, /^nothing was checked$/m],
  ["what looks like a command", { files: "$(touch owned); good one.ndjson" }, 3, /^nothing was checked$/m],
])("the Action checks %s", (_about, inputs, status, output) => {
  const run = runAction(inputs);
  expect(run.stderr).toContain(`ask-session-protocol@${version}`);
  expect(run.stdout).toMatch(output);
  expect(run.status).toBe(status);
});

test("the hook checks what is committed, with the version of this package", () => {
  const [command = "", ...args] = hook?.entry.split(" ") ?? [];
  expect(hook?.language).toBe("system");
  expect(args).toContain(`ask-session-protocol@${version}`);
  expect(execFileSync(command, [...args, "good one.ndjson"], { cwd: folder, env, encoding: "utf8" })).toContain("nothing to report");
  expect(spawnSync(command, [...args, "bad.ndjson"], { cwd: folder, env }).status).toBe(1);
  for (const [name, want] of [
    ["log/a.ndjson", true],
    ["a.jsonl", true],
    ["a.json", false],
  ] as const)
    expect(new RegExp(hook?.files ?? "").test(name)).toBe(want);
});
