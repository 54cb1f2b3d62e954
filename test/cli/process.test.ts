/** The command as a process: memory stays bounded whatever the input, nothing is lost, and a closed pipe is no fault. */
import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-protocol-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const GOOD = '{"type":"error","seq":1,"payload":{"error":"x"}}\n';
const BAD = '{"type":"error","seq":0,"payload":{"error":"x"}}\n';
const MEMORY = `data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS+"\\n"))`;

/** Runs the command; `peak` is the most memory it held, in MB. */
function run(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", MEMORY, "dist/cli/main.js", ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    ...(input === undefined ? {} : { input }),
  });
  return { status, stdout, stderr: stderr.replace(/peak \d+\n/, ""), peak: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024 };
}

/** A file whose second line is `size` bytes of text in a payload. */
function withLongLine(size: number): string {
  const file = join(folder, `long-${String(size)}.ndjson`);
  const handle = openSync(file, "w");
  writeSync(handle, `${BAD}{"type":"error","seq":2,"payload":{"error":"`);
  const part = Buffer.alloc(1_000_000, "x");
  for (let left = size; left > 0; left -= part.length) writeSync(handle, part, 0, Math.min(left, part.length));
  writeSync(handle, `"}}\n${BAD}`);
  closeSync(handle);
  return file;
}

describe("a line of 100 MB", () => {
  const file = withLongLine(100_000_000);

  test("is passed over by default, without being held", () => {
    const { status, stdout, peak } = run(["check", file]);
    expect(status).toBe(1);
    const lines = stdout.split("\n").filter((line) => !line.startsWith("  |"));
    expect(lines.map((line) => line.replace(file, "f"))).toEqual([
      "f:1:23: error: error event: out of range at /seq: expected a number of at least 1, got number 0 [envelope/out-of-range]",
      "f:2:1: error: line of 100000047 bytes passed over: expected at most 67108864; raise the limit with --max-line [framing/line-too-long]",
      "f:3:23: error: error event: out of range at /seq: expected a number of at least 1, got number 0 [envelope/out-of-range]",
      "f: judged as the ask session protocol (line 1: an event)",
      "✘ 3 errors in 2 messages of 1 file",
      "",
    ]);
    // The empty process is about 45 MB, the limit 64.
    expect(peak).toBeLessThan(250);
  });

  test("is judged where the limit allows it", () => {
    const { status, stdout, peak } = run(["check", "--max-line", "200", file]);
    expect(status).toBe(1);
    expect(stdout).toContain("✘ 2 errors in 3 messages of 1 file");
    expect(peak).toBeLessThan(900);
  });
});

test("a long file takes no more memory than a short one", () => {
  const file = join(folder, "many.ndjson");
  const handle = openSync(file, "w");
  const part = GOOD.repeat(20_000);
  for (let i = 0; i < 60; i += 1) writeSync(handle, part);
  closeSync(handle);
  const { status, stdout, peak } = run(["check", file]);
  expect(stdout).toBe("✔ nothing to report in 1200000 messages of 1 file\n");
  expect(status).toBe(0);
  expect(peak).toBeLessThan(200);
});

test("bytes that are no text at all", () => {
  const noise = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919 + (i >> 5) * 31) % 256));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/cli/main.js", "check", "-"], {
    cwd: root,
    input: Buffer.concat([Buffer.from(BAD), noise, Buffer.from(`\n${BAD}`)]),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  expect(status).toBe(1);
  expect(stderr).toBe("");
  expect(stdout.match(/out-of-range/g)).toHaveLength(2);
});

test("an unreadable file among others is told, and the others are checked", () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const { status, stdout, stderr } = run(["check", empty, join(folder, "no.ndjson"), "-"], BAD);
  expect(status).toBe(3);
  expect(stdout).toContain("✘ 1 error in 1 message of 1 file");
  expect(stderr.split("\n")).toHaveLength(3);
});

test("a reader that has seen enough ends it without a fault", async () => {
  const child = spawn(
    "bash",
    ["-c", `set -o pipefail; yes '${BAD.trim()}' | head -n 200000 | "${process.execPath}" dist/cli/main.js check - | head -n 1`],
    { cwd: root },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  await new Promise((resolve) => child.on("close", resolve));
  expect(output.split("\n")).toHaveLength(2);
  expect(errors).toBe("");
});
