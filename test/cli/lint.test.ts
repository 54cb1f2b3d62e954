/** Guards against a `--fix` that writes what it should not, leaves out what it could, or does not say what it did. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { LINT_HELP } from "../../src/cli/help.js";
import { LINT_OPTIONS } from "../../src/cli/lint.js";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-lint-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, "lint", ...args], { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("--fix writes what is mechanical, says so, and reports the rest; again it writes nothing", () => {
  cpSync(fileURLToPath(new URL("lint/faulty", import.meta.url)), join(folder, "schema"), { recursive: true });
  const before = readFileSync(join(folder, "schema/tiny/registry.json"), "utf8");
  const first = run("--fix");
  expect(first.stderr).toBe(
    "ask-protocol: schema/tiny/todo.schema.json: mended schema/described, schema/dialect, schema/identity, schema/layout, schema/nullable, schema/open\n",
  );
  expect(first.status).toBe(1);
  expect(first.stdout).toMatch(
    /^schema\/tiny\/todo\.schema\.json:9:\d+: error: a pattern that could be slow: .* \[schema\/pattern\]\n {2}fix: .*\n✘ 1 error in 2 schema files\n$/,
  );
  expect(readFileSync(join(folder, "schema/tiny/registry.json"), "utf8")).toBe(before);
  expect(readFileSync(join(folder, "schema/tiny/todo.schema.json"), "utf8")).toBe(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$defs": {
    "TodoParams": {
      "description": "Something to do.",
      "type": "object",
      "properties": {
        "text": { "type": ["string", "null"], "description": "What is to be done." },
        "tag": { "description": "What it is about.", "type": "string", "pattern": "^([a-z]+)+$" }
      }
    }
  }
}
`);
  expect(run("--fix")).toEqual({ ...first, stderr: "" });
});

test("help names every option, and fits a screen", () => {
  for (const name of Object.keys(LINT_OPTIONS)) expect(LINT_HELP).toContain(`--${name}`);
  const lines = LINT_HELP.split("\n");
  expect(lines.length).toBeLessThanOrEqual(50);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});
