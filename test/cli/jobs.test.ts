/** Guards against a report that depends on how many files are checked at once, and against threads that hide a fault or run far ahead. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { recording } from "../traffic-generator/recording.js";
import { SCALES } from "../traffic-generator/world.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-protocol-jobs-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const BAD = '{"type":"error","seq":0,"payload":{"error":"x"}}\n';

/** Runs the command; `hook` is the text of a module that is loaded before it, in each thread. */
function run(args: readonly string[], { hook = "", input = "" } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, join(root, "dist/cli/main.js"), "check", ...args],
    { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28, input },
  );
  return { status, stdout, stderr };
}
function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

/** What the transcripts have on standard input, and the samples. */
const transcripts = join(root, "test/cli/transcripts");
const given = readdirSync(transcripts).flatMap((name) => {
  const lines = readFileSync(join(transcripts, name), "utf8").split("\n");
  const input = lines.filter((line) => line.startsWith("<")).map((line) => `${line.slice(2)}\n`);
  return input.length === 0 ? [] : [write(name.replace(".txt", ".ndjson"), input.join(""))];
});
const samples = readdirSync(join(root, "examples"))
  .filter((name) => name.endsWith(".ndjson"))
  .map((name) => write(`sample-${name}`, readFileSync(join(root, "examples", name))));
const many = write("many.ndjson", BAD.repeat(3000));
const packed = gzipSync(Array.from({ length: 3000 }, (_, i) => BAD.replace("x", String(Math.sin(i)))).join(""));
const damaged = write("damaged.ndjson.gz", packed.subarray(0, packed.length - 30));
const inputs = [many, ...given, "no.ndjson", "-", damaged, ...samples, "nothing-*.log", many];

write(
  "config.json",
  JSON.stringify({ files: inputs.filter((name) => name !== "no.ndjson"), rules: { "envelope/out-of-range": "warning" } }),
);
const readable = inputs.filter((name) => !["no.ndjson", damaged, "nothing-*.log"].includes(name));
run(["--baseline", "accepted.json", "--write-baseline", ...readable.slice(2)]);

test("there is enough to tell apart", () => {
  expect(given.length).toBeGreaterThan(5);
  expect(samples.length).toBeGreaterThan(3);
});

test.each([
  { options: ["--format", "text"], status: 3 },
  { options: ["--format", "json", "--coverage"], status: 3 },
  { options: ["--format", "junit"], status: 3 },
  { options: ["--format", "sarif", "--quiet"], status: 3 },
  { options: ["--format", "github", "--coverage", "--profile", "tolerant"], status: 3 },
  { options: ["--format", "tap", "--no-rules", "--stability", "stable"], status: 3 },
  { options: ["--pattern", "^(?<direction>\\w+): (?<message>.*)"], status: 3 },
  { options: ["--baseline", "accepted.json"], status: 3 },
  { options: ["--baseline", "accepted.json"], files: readable, status: 1 },
  { options: ["--coverage-min", "100"], files: readable, status: 1 },
  { options: ["--config", "config.json"], files: [], status: 3 },
  { options: ["--fail-on", "error"], files: ["sample-acp.ndjson", "sample-session.ndjson"], status: 0 },
])("$options: the same report with 1, 2 and 3 jobs", ({ options, files = inputs, status }) => {
  const [alone, ...others] = ["1", "2", "3"].map((jobs) => run([...options, "--jobs", jobs, ...files], { input: BAD }));
  expect(alone?.status).toBe(status);
  for (const other of others) expect(other).toEqual(alone);
});

test("a baseline is written the same", () => {
  const written = ["1", "3"].map((jobs) => {
    const { status } = run(["--jobs", jobs, "--baseline", "written.json", "--write-baseline", ...readable], { input: BAD });
    expect(status).toBe(0);
    return readFileSync(join(folder, "written.json"), "utf8");
  });
  expect(written[1]).toBe(written[0]);
});

describe("one large file", () => {
  /** 60 MB of what is right, with all that is wrong in other tests, here and there and where it ends. */
  const name = "large.ndjson";
  const right = Buffer.from([...recording({ protocol: "acp", scale: SCALES.mixed, seed: 5, bytes: 3e6 })].join(""));
  const wrong = [...given, ...samples].map((file) => readFileSync(join(folder, file)));
  write(
    name,
    Buffer.concat([...Array.from({ length: 20 }, (_, n) => [right, wrong[n % wrong.length] ?? right]).flat(), Buffer.from('{"id":1')]),
  );

  test.each([
    ["--format", "json", "--coverage"],
    ["--format", "json", "--no-rules", "--max-line", "0.005"],
    ["--quiet", "--profile", "tolerant"],
  ])("the same report with 1, 2 and 3 jobs: %s %s %s", (...options) => {
    const [alone, ...others] = ["1", "2", "3"].map((jobs) => run([...options, "--jobs", jobs, name]));
    expect(alone?.status).toBe(1);
    expect(alone?.stderr).toBe("");
    for (const other of others) expect(other).toEqual(alone);
  });

  test("a thread that breaks down ends the run as a fault of the program", () => {
    const hook = `import { isMainThread } from "node:worker_threads";
      if (!isMainThread) Int32Array.from = () => { throw new RangeError("broken on purpose"); };`;
    const { status, stderr } = run(["--jobs", "2", name], { hook });
    expect(status).toBe(4);
    expect(stderr).toMatch(/^ask-protocol: a fault of this program, please report it:\nRangeError: broken on purpose\n/);
  });

  test("a file that cannot be read to its end is told of", () => {
    const hook = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; import { isMainThread } from "node:worker_threads";
      if (!isMainThread) {
        fs.readSync = () => { throw Object.assign(new Error("EIO: i/o error, read"), { code: "EIO", syscall: "read" }); };
        syncBuiltinESMExports();
      }`;
    const { status, stderr } = run(["--jobs", "2", name], { hook });
    expect(status).toBe(3);
    expect(stderr).toBe(`ask-protocol: cannot read ${name}: EIO: i/o error, read\n`);
  });
});

describe("threads", () => {
  const told = (words: string) => `
    import { writeSync } from "node:fs";
    import { isMainThread, parentPort } from "node:worker_threads";
    const tell = (text) => writeSync(2, text);
    ${words}`;
  const STARTED = told(`if (!isMainThread) tell("a thread\\n");`);

  test.each([
    { jobs: "1", files: [many, many, many], threads: 0 },
    { jobs: "2", files: [many, many, many], threads: 2 },
    { jobs: "8", files: [many, many, many], threads: 3 },
    { jobs: "8", files: [many, "-"], threads: 0 },
  ])("$threads for $files with --jobs $jobs", ({ jobs, files, threads }) => {
    expect(run(["--jobs", jobs, ...files], { hook: STARTED, input: BAD }).stderr).toBe("a thread\n".repeat(threads));
  });

  test("--jobs 0 is one for each core", () => {
    const cores = (count: number) => `import os from "node:os"; import { syncBuiltinESMExports } from "node:module";
      os.availableParallelism = () => ${String(count)}; syncBuiltinESMExports();`;
    expect(run(["--jobs", "0", many, many, many], { hook: cores(2) + STARTED }).stderr).toBe("a thread\n".repeat(2));
  });

  test("one that breaks down ends the run as a fault of the program, with its stack, after the files before", () => {
    const hook = told(`if (!isMainThread) {
      const decode = TextDecoder.prototype.decode;
      TextDecoder.prototype.decode = function bent(bytes, ...others) {
        const text = decode.call(this, bytes, ...others);
        if (text.includes("break here")) throw new RangeError("broken on purpose");
        return text;
      };
    }`);
    const broken = write("broken.ndjson", BAD.replace("x", "break here"));
    const before = run(["--format", "github", many]).stdout.split("\n").slice(0, 3000);
    const { status, stdout, stderr } = run(["--jobs", "2", "--format", "github", many, broken, many], { hook });
    expect(status).toBe(4);
    expect(stdout).toBe(`${before.join("\n")}\n`);
    expect(stderr).toMatch(
      /^ask-protocol: a fault of this program, please report it:\nRangeError: broken on purpose\n {4}at \S*\.?bent .+\n {4}at /,
    );
  });

  test("one whose findings nobody takes waits", () => {
    const hook = told(`if (!isMainThread) {
      let ahead = 0;
      const post = parentPort.postMessage;
      parentPort.postMessage = function (part) {
        ahead += part.findings?.length ?? 0;
        if (ahead > 4250) tell("too far ahead\\n");
        return post.call(this, part);
      };
      const on = parentPort.on;
      parentPort.on = function (name, listener) {
        return on.call(this, name, (order) => {
          if (typeof order === "number") ahead -= order;
          listener(order);
        });
      };
    }`);
    const long = write("long.ndjson", BAD.repeat(30_000));
    const { stdout, stderr } = run(["--jobs", "2", "--quiet", long, long], { hook });
    expect(stderr).toBe("");
    expect(stdout).toContain("✘ 60000 errors in 60000 messages of 2 files");
  });

  test("all end with a reader that has seen enough", () => {
    const command = `set -o pipefail; "${process.execPath}" dist/cli/main.js check --jobs 2 "$0/long.ndjson" "$0/long.ndjson" | head -n 1`;
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command, folder], { cwd: root, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n")).toHaveLength(2);
  });
});
