import { build } from "esbuild";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../traffic/process.js";

/** What is counted of a way to talk, a second. */
interface Rates {
  readonly updates: number;
  readonly turns: number;
}

/** What a conversation costs with every message validated on both sides, beside the official SDK, which validates some on one. */
export async function benchPeer(rounds: number, print: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-peer-"));
  try {
    const [rates, ours, sdk] = [await bundled(folder, "rates"), await bundled(folder, "agent-ours"), await bundled(folder, "agent-sdk")];
    const measured = (...args: string[]) => JSON.parse(run([process.execPath, rates, ...args]).output) as Rates;
    print("\nUpdates and turns a second, agent to client (both sides validate; median of rounds, and the ratio)\n");
    print("over                        ours: updates     turns   SDK: updates     turns   updates   turns");
    const streams = inTurns(
      rounds,
      () => measured("ours", "streams", ours),
      () => measured("sdk", "streams", sdk),
    );
    print(row("standard streams", streams));
    const memory = inTurns(
      rounds,
      () => measured("ours", "memory"),
      () => measured("sdk", "memory"),
    );
    print(row("memory", memory));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs both in turns, so that whatever else the machine does hits both; the medians of each. */
function inTurns(rounds: number, ours: () => Rates, sdk: () => Rates): readonly [Rates, Rates] {
  const all = Array.from({ length: rounds }, () => [ours(), sdk()] as const);
  return [medians(all.map(([rates]) => rates)), medians(all.map(([, rates]) => rates))];
}

function row(name: string, [ours, sdk]: readonly [Rates, Rates]): string {
  const number = (value: number, width: number) => Math.round(value).toLocaleString("en").padStart(width);
  const ratio = (value: number) => `${value.toFixed(1)}x`.padStart(8);
  const rates = `${number(ours.updates, 14)}${number(ours.turns, 10)}${number(sdk.updates, 15)}${number(sdk.turns, 10)}`;
  return `${name.padEnd(27)}${rates}${ratio(ours.updates / sdk.updates)}${ratio(ours.turns / sdk.turns)}`;
}

function medians(rates: readonly Rates[]): Rates {
  const median = (values: readonly number[]) => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? NaN;
  return { updates: median(rates.map(({ updates }) => updates)), turns: median(rates.map(({ turns }) => turns)) };
}

/** One module, so that neither pays for finding its parts. */
async function bundled(folder: string, name: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node", logLevel: "warning" });
  return outfile;
}
