import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Recording, writeRecording } from "../../traffic-generator/recording.js";
import { SCALES } from "../../traffic-generator/world.js";
import { bundlePeers, PUBLISHED, sourcemeta } from "./peers.js";
import { run } from "./process.js";

/** What is compared on a file. */
interface Contender {
  readonly name: string;
  readonly command: (file: string) => readonly [string, ...string[]];
  /** Whether it is a peer, which knows ACP alone. */
  readonly onlyAcp?: boolean;
}

const MAIN = fileURLToPath(new URL("../../../dist/cli/main.js", import.meta.url));
/** What a recording has, and how many times as large as the others it is: a large one is left to this command alone. */
const FILES = [
  ["mixed", "acp", 1],
  ["mixed", "acp", 5],
  ["tiny", "acp", 1],
  ["big", "acp", 1],
  ["mixed", "ask", 1],
] as const satisfies readonly [keyof typeof SCALES, Recording["protocol"], number][];

/**
 * Compares whole processes over generated recordings of so many MB each: this command, and what others would use, as
 * ratios to one that only parses every line. Each round runs all of them in turn; told are the median of the ratios, the
 * least and the most, and the memory held.
 */
export async function benchTraffic(megabytes: number, rounds: number, print: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ask-protocol-bench-"));
  try {
    const contenders = await contendersIn(folder, print);
    for (const [name, protocol, times] of FILES) {
      const file = join(folder, `${protocol}-${name}.jsonl`);
      await writeRecording(file, { protocol, scale: SCALES[name], seed: 1, bytes: times * megabytes * 1e6 });
      print(`\n${protocol}, ${name} lines, ${(statSync(file).size / 1e6).toFixed(0)} MB, ${String(rounds)} rounds\n`);
      compare(
        contenders.filter(({ onlyAcp }) => onlyAcp !== true || (protocol === "acp" && times === 1)),
        file,
        rounds,
        print,
      );
      rmSync(file);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first is what the others are compared with. */
async function contendersIn(folder: string, print: (text: string) => void): Promise<readonly Contender[]> {
  const peers = await bundlePeers(folder);
  const node = (name: string, ...args: readonly string[]): Contender => ({
    name,
    command: (file) => [process.execPath, ...args, file],
  });
  const help = run([process.execPath, MAIN, "check", "--help"]).output;
  const own = [[], ["--no-rules"], ["--jobs", "2"]].filter(([option]) => option === undefined || help.includes(option));
  const native = sourcemeta();
  if (native === undefined) print("@sourcemeta/jsonschema is left out: it has no program for this machine");
  return [
    node("JSON.parse alone", ...peers.parse),
    ...own.map((options) => node(["ask-protocol check", ...options].join(" "), MAIN, "check", ...options)),
    { ...node("the SDK's zod, by method", ...peers.zod), onlyAcp: true },
    { ...node("Ajv, published root", ...peers.ajv), onlyAcp: true },
    ...(native === undefined
      ? []
      : [
          {
            name: "@sourcemeta/jsonschema --fast",
            command: (file: string) => [native, "validate", "--fast", PUBLISHED, file] as const,
            onlyAcp: true,
          },
        ]),
  ];
}

function compare(contenders: readonly Contender[], file: string, rounds: number, print: (text: string) => void): void {
  const taken = contenders.map(({ name }) => ({ name, seconds: [] as number[], peak: 0, refused: "0" }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { command }] of contenders.entries()) {
      const { seconds, peak = NaN, output } = run(command(file));
      const one = taken[index];
      if (one === undefined) continue;
      one.seconds.push(seconds);
      one.peak = Math.max(one.peak, peak);
      one.refused = /^refused (\d+)/.exec(output)?.[1] ?? "0";
    }
  }
  const floor = taken[0]?.seconds ?? [];
  print(`${"".padEnd(34)}${"median".padStart(8)}${"spread".padStart(16)}${"seconds".padStart(9)}${"peak MB".padStart(9)}`);
  for (const [index, { name, seconds, peak, refused }] of taken.entries()) {
    // Within a round, so that a slow moment of the machine meets both; the floor itself against its own median.
    const ratios = seconds.map((one, round) => one / (index === 0 ? median(floor) : (floor[round] ?? NaN)));
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    print(
      `${name.padEnd(34)}${`${median(ratios).toFixed(2)}×`.padStart(8)}${spread.padStart(16)}${median(seconds).toFixed(2).padStart(9)}${peak.toFixed(0).padStart(9)}${refused === "0" ? "" : `  refused ${refused} valid lines`}`,
    );
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
