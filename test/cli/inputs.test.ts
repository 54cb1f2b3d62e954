/** Archives, folders and patterns: each is read like the files that are in it. */
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "ask-protocol-inputs-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const GOOD = '{"type":"error","seq":1,"payload":{"error":"x"}}\n';
const BAD = '{"type":"error","seq":0,"payload":{"error":"x"}}\n';
const MEMORY = `data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS+"\\n"))`;

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", MEMORY, main, "check", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const peak = Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024;
  return { status, lines: stdout.trimEnd().split("\n"), errors: stderr.replace(/peak \d+\n/, "").trimEnd(), peak };
}

const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
};

/** Recordings that do not pack to nothing, so that they are unpacked in several pieces. */
const lines = Array.from({ length: 20_000 }, (_, i) =>
  JSON.stringify({ type: "error", seq: i + 1, payload: { error: String(Math.sin(i)) } }),
);
const long = `${lines.join("\n")}\n`;

describe.each([
  ["gz", gzipSync, createGzip],
  ["br", brotliCompressSync, () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
] as const)("*.%s", (ending, pack, stream) => {
  test("is unpacked", () => {
    write(`a.ndjson.${ending}`, pack(BAD + GOOD));
    const { status, lines: told, errors } = run(`a.ndjson.${ending}`);
    expect(errors).toBe("");
    expect(status).toBe(1);
    expect(told.at(0)).toMatch(new RegExp(`^a\\.ndjson\\.${ending}:1:23: error: `));
    expect(told.at(-1)).toBe("✘ 1 error in 2 messages of 1 file");
  });

  test("that breaks off is an error, after all that it held was checked, and half a line is no finding", () => {
    const whole = pack(BAD + long);
    write(`cut.${ending}`, whole.subarray(0, whole.length - 30));
    write("after.log", GOOD);
    const { status, lines: told, errors } = run(`cut.${ending}`, "after.log");
    expect(status).toBe(3);
    expect(errors).toBe(
      `ask-protocol: cannot read cut.${ending} to its end: the archive is damaged (it ends too early); the lines before that were checked`,
    );
    expect(told.filter((line) => line.includes(": error: "))).toHaveLength(1);
    const messages = Number(/in (\d+) messages of 2 files$/.exec(told.at(-1) ?? "")?.[1]);
    expect(messages).toBeGreaterThan(19_900);
    expect(messages).toBeLessThan(20_002);
  });

  test("that is none at all is an error", () => {
    write(`text.${ending}`, GOOD);
    const { status, lines: told, errors } = run(`text.${ending}`);
    expect(status).toBe(3);
    expect(errors).toMatch(
      /^ask-protocol: cannot read text\.\w+ to its end: the archive is damaged \((?:incorrect header check|decompression failed)\)/,
    );
    expect(told).toEqual(["✘ nothing was checked"]);
  });

  test("that expands a thousandfold takes no more memory", async () => {
    // Packed piece by piece: a process counts the memory of the one that started it as its own.
    const text = function* () {
      yield GOOD;
      for (let i = 0; i < 300; i += 1) yield " ".repeat(1_000_000);
      yield `\n${BAD}`;
    };
    await pipeline(text, stream(), createWriteStream(join(folder, `bomb.${ending}`)));
    const { status, lines: told, peak } = run("--max-line", "1", `bomb.${ending}`);
    expect(status).toBe(1);
    expect(told.at(-1)).toBe("✘ 2 errors in 2 messages of 1 file");
    expect(peak).toBeLessThan(200);
  });
});

test("an archive with damage in the middle is checked up to there", () => {
  const whole = Buffer.from(gzipSync(BAD + long));
  whole.fill(0xff, whole.length >> 1, (whole.length >> 1) + 200);
  write("middle.gz", whole);
  const { status, lines: told, errors } = run("middle.gz");
  expect(status).toBe(3);
  expect(errors).toContain("cannot read middle.gz to its end: the archive is damaged (");
  expect(told.at(0)).toContain("middle.gz:1:23: error:");
  expect(Number(/in (\d+) messages of 1 file$/.exec(told.at(-1) ?? "")?.[1])).toBeGreaterThan(8000);
});

test("a folder stands for the recordings below it, in sorted order", () => {
  for (const at of ["logs", "logs/b", "logs/empty"]) mkdirSync(join(folder, at));
  for (const name of ["b.log", "a.ndjson", "c.jsonl", "b/x.log", "notes.txt", "a.ndjson.bak"]) write(`logs/${name}`, BAD);
  write("logs/b/y.jsonl.gz", gzipSync(BAD));
  write("logs/b/z.log.br", brotliCompressSync(BAD));
  symlinkSync(join(folder, "logs"), join(folder, "logs/b/again.log"));
  symlinkSync(join(folder, "logs/b.log"), join(folder, "logs/linked.log"));
  const { status, lines: told, errors } = run("logs/");
  expect(errors).toBe("");
  expect(status).toBe(1);
  const files = told.filter((line) => line.includes(": error: ")).map((line) => line.slice(0, line.indexOf(":")));
  expect(files).toEqual([
    "logs/a.ndjson",
    "logs/b/x.log",
    "logs/b/y.jsonl.gz",
    "logs/b/z.log.br",
    "logs/b.log",
    "logs/c.jsonl",
    "logs/linked.log",
  ]);
  expect(run("logs/empty", "logs/b/x.log").errors).toBe(
    "ask-protocol: cannot read logs/empty: there is no *.ndjson, *.jsonl or *.log in this folder, nor one with .gz or .br",
  );
});

test("a file whose name looks like a pattern is that file", () => {
  write("a{b,c}.log", BAD);
  write("ab.log", GOOD);
  expect(run("a{b,c}.log").status).toBe(1);
  expect(run("a{b,d}.log").lines).toEqual(["✔ nothing to report in 1 message of 1 file"]);
});
