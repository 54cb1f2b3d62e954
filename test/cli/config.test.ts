/** Guards against a file of settings that is not found, is read otherwise than its schema says, or loses to what it should win over. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, test } from "vitest";
import { CHECK_OPTIONS, SETTINGS } from "../../src/cli/check-options.js";
import { configFaults } from "../../src/cli/config.js";
import { CHECK_HELP, MAIN_HELP } from "../../src/cli/help.js";
import type { Option } from "../../src/cli/options.js";
import { RULES } from "../../src/traffic/index.js";

const schema = JSON.parse(readFileSync("generated/schema/config.schema.json", "utf8")) as {
  properties: Record<string, { enum?: string[]; type?: string }>;
};
const accepts = new Ajv2020().compile(schema);

const folder = mkdtempSync(join(tmpdir(), "ask-config-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
function run(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, "check", ...args], { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}
function write(name: string, value: unknown): void {
  writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
}
const wrong = (seq: number) => `{"type":"error","seq":${String(seq)},"payload":{"error":"x"}}\n`;

/** Settings that are right, or wrong; the reader and the schema have to agree on each. */
const settings: { given: unknown; right: boolean }[] = [
  { given: {}, right: true },
  { given: { $schema: "x", files: ["a", "b/"], format: "json", quiet: false, "max-line": 0.5, "coverage-min": 100 }, right: true },
  { given: { rules: Object.fromEntries(Object.keys(RULES).map((rule) => [rule, "error"])) }, right: true },
  { given: { rules: { "shape/wrong-type": "off" } }, right: true },
  { given: [], right: false },
  { given: null, right: false },
  { given: { format: "xml" }, right: false },
  { given: { format: 3 }, right: false },
  { given: { quiet: "yes" }, right: false },
  { given: { help: true }, right: false },
  { given: { config: "x" }, right: false },
  { given: { files: "a" }, right: false },
  { given: { files: [""] }, right: false },
  { given: { extensions: ["a.json"] }, right: true },
  { given: { extensions: "a.json" }, right: false },
  { given: { extensions: [3] }, right: false },
  { given: { baseline: "" }, right: false },
  { given: { $schema: 1 }, right: false },
  { given: { "max-line": 0 }, right: false },
  { given: { "max-line": 501 }, right: false },
  { given: { "max-line": "64" }, right: false },
  { given: { "coverage-min": -1 }, right: false },
  { given: { "coverage-min": 101 }, right: false },
  { given: { rules: [] }, right: false },
  { given: { rules: { "shape/wrong-type": "fatal" } }, right: false },
  { given: { rules: { wrong: "off" } }, right: false },
];

test.each(settings)("$given", ({ given, right }) => {
  expect(accepts(given)).toBe(right);
  const faults = configFaults("f.json", given);
  expect(faults.length > 0).toBe(!right);
  for (const fault of faults) expect(fault).toMatch(/^f\.json: /);
});

test("the reader knows more than the schema can say: ids of rules, what is never softened, patterns that are slow", () => {
  expect(configFaults("f.json", { rules: { "shape/wrong": "off", "shape/lifecycle": "off" }, pattern: "(?<message>.*)" })).toEqual([
    'f.json: unknown rule "shape/wrong" at /rules',
    'f.json: level too low at /rules/shape~1lifecycle: expected error or above, got "off"; broken, this rule could turn a refusal into an approval',
    "f.json: wrong value at /pattern: it must start with ^, so that it is tried at one place of a line",
  ]);
});

test("the schema has every setting, with the values of the command line", () => {
  expect(Object.keys(schema.properties).sort()).toEqual([...Object.keys(SETTINGS), "$schema", "files", "extensions", "rules"].sort());
  for (const [name, option] of Object.entries<Option>(SETTINGS)) {
    expect(schema.properties[name]?.enum, name).toEqual(option.values);
    if (option.values === undefined && option.value === undefined) expect(schema.properties[name]?.type, name).toBe("boolean");
  }
});

test("is found in the working directory; paths in a named one count from its folder", () => {
  mkdirSync(join(folder, "sub"), { recursive: true });
  write("sub/faulty.ndjson", wrong(0));
  write("ask-protocol.config.json", {
    files: ["sub"],
    format: "json",
    "fail-on": "warning",
    rules: { "envelope/out-of-range": "warning" },
  });
  const found = run([]);
  expect([found.status, found.stderr]).toEqual([1, ""]);
  expect(JSON.parse(found.stdout)).toMatchObject({ findings: [{ file: "sub/faulty.ndjson", level: "warning" }], summary: { warnings: 1 } });
  expect(run(["--fail-on", "error"]).status).toBe(0);
  expect(run(["--config", "none", "sub"]).stdout).toContain("faulty.ndjson:1:23: error:");
  write("sub/other.json", { files: ["faulty.ndjson"], baseline: "baseline.json" });
  expect(run(["--config", "sub/other.json"]).stderr).toContain("cannot read sub/baseline.json: there is no such file");
});

test("a baseline is written, accepts, and tells what is new and what is gone", () => {
  write("traffic.ndjson", wrong(0) + wrong(0) + wrong(-1));
  const args = ["--config", "none", "--baseline", "accepted.json", "traffic.ndjson"];
  const written = run([...args, "--write-baseline"]);
  expect(written).toEqual({
    status: 0,
    stdout: "✔ nothing to report in 3 messages of 1 file, 3 accepted by the baseline\n",
    stderr: "ask-protocol: accepted.json: written, accepts 3 findings\n",
  });
  const text = readFileSync(join(folder, "accepted.json"), "utf8");
  expect(text).not.toContain("line");
  expect(run(args).status).toBe(0);

  write("traffic.ndjson", wrong(1) + wrong(0) + wrong(-2));
  const later = run(args);
  expect(later.status).toBe(1);
  expect(later.stdout).toContain("traffic.ndjson:3:23: error: ");
  expect(later.stdout).toContain("1 error in 3 messages of 1 file, 1 accepted by the baseline");
  expect(later.stderr.split("\n").map((line) => line.slice(0, 92))).toEqual(
    [
      "ask-protocol: accepted.json: stale entry at /findings/0: expected 1 of envelope/out-of-range ",
      "ask-protocol: accepted.json: stale entry at /findings/1: expected 2 of envelope/out-of-range ",
      "ask-protocol: accepted.json: run again with --write-baseline to take them out",
      "",
    ].map((line) => line.slice(0, 92)),
  );

  write("traffic.ndjson", wrong(0) + wrong(0) + wrong(-1));
  run([...args, "--write-baseline"]);
  expect(readFileSync(join(folder, "accepted.json"), "utf8")).toBe(text);
});

test("help names every option, and fits a screen", () => {
  for (const name of Object.keys(CHECK_OPTIONS)) expect(CHECK_HELP).toContain(`--${name}`);
  for (const help of [MAIN_HELP, CHECK_HELP]) {
    const lines = help.split("\n");
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  }
});
