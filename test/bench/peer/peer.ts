import { memoryPair } from "ask-session-protocol/client";
import type { Stream } from "@agentclientprotocol/sdk";
import { build } from "esbuild";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveCounting } from "./counting.js";
import { serveCountingSdk } from "./counting-sdk.js";
import { spawnOurs, spawnSdk, type Talk, talkOurs, talkSdk } from "./talk.js";

/** What is counted of a way to talk, a second. */
interface Rates {
  readonly updates: number;
  readonly turns: number;
}

const UPDATES = 30_000;
const TURNS = 1500;
const ROUNDS = 5;

/** What a conversation costs with every message validated on both sides, beside the official SDK, which validates some on one. */
export async function benchPeer(print: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-peer-"));
  try {
    const [ours, sdk] = [await bundled(folder, "agent-ours"), await bundled(folder, "agent-sdk")];
    print("\nUpdates and turns a second, agent to client (both sides validate; median of rounds, and the ratio)\n");
    print("over                        ours: updates     turns   SDK: updates     turns   updates   turns");
    await compare("standard streams", () => spawnOurs(ours), () => spawnSdk(sdk), print);
    await compare("memory", inMemory, inMemorySdk, print);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compare(name: string, ours: () => Promise<Talk>, sdk: () => Promise<Talk>, print: (text: string) => void): Promise<void> {
  const rates: { readonly ours: Rates[]; readonly sdk: Rates[] } = { ours: [], sdk: [] };
  // In turns, so that whatever else the machine does hits both.
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await measured(ours));
    rates.sdk.push(await measured(sdk));
  }
  const [a, b] = [medians(rates.ours), medians(rates.sdk)];
  const number = (value: number, width: number) => Math.round(value).toLocaleString("en").padStart(width);
  const ratio = (value: number) => `${value.toFixed(1)}x`.padStart(8);
  print(
    `${name.padEnd(27)}${number(a.updates, 14)}${number(a.turns, 10)}${number(b.updates, 15)}${number(b.turns, 10)}${ratio(a.updates / b.updates)}${ratio(a.turns / b.turns)}`,
  );
}

async function measured(start: () => Promise<Talk>): Promise<Rates> {
  const talk = await start();
  await talk.prompt("2000");
  const begin = performance.now();
  const count = await talk.prompt(String(UPDATES));
  const middle = performance.now();
  if (count !== UPDATES) throw new Error(`${String(count)} of ${String(UPDATES)} updates came before the answer`);
  for (let n = 0; n < TURNS; n += 1) await talk.prompt("0");
  const end = performance.now();
  await talk.end();
  return { updates: (UPDATES / (middle - begin)) * 1000, turns: (TURNS / (end - middle)) * 1000 };
}

function medians(rates: readonly Rates[]): Rates {
  const median = (values: readonly number[]) => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? NaN;
  return { updates: median(rates.map(({ updates }) => updates)), turns: median(rates.map(({ turns }) => turns)) };
}

function inMemory(): Promise<Talk> {
  const [near, far] = memoryPair();
  serveCounting(far);
  return talkOurs(near);
}

/** The SDK's messages go over as objects there, and ours as text. */
function inMemorySdk(): Promise<Talk> {
  const [there, back] = [new TransformStream<never, never>(), new TransformStream<never, never>()];
  serveCountingSdk({ readable: there.readable, writable: back.writable } as Stream);
  return talkSdk({ readable: back.readable, writable: there.writable } as Stream, () => Promise.resolve());
}

/** One module, so that neither pays for finding its parts. */
async function bundled(folder: string, name: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node", logLevel: "warning" });
  return outfile;
}
