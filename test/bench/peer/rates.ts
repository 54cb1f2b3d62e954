/**
 * One side's rates, as JSON: the arguments are `ours` or `sdk`, and `streams` with the program of an agent, or `memory`. A
 * process of its own, so that neither pays for what the other has loaded.
 */
import { memoryPair } from "ask-session-protocol/client";
import { serveCounting } from "./counting.js";
import { serveCountingSdk } from "./counting-sdk.js";
import { spawnOurs, spawnSdk, type Talk, talkOurs, talkSdk } from "./talk.js";

const UPDATES = 60_000;
const TURNS = 3000;

const [who, over, program = ""] = process.argv.slice(2);
const talk = await (over === "streams" ? (who === "ours" ? spawnOurs : spawnSdk)(program) : (who === "ours" ? inMemory : inMemorySdk)());
// Both are warm before anything is counted.
await talk.prompt("20000");
for (let n = 0; n < 1000; n += 1) await talk.prompt("0");
const begin = performance.now();
const count = await talk.prompt(String(UPDATES));
const middle = performance.now();
if (count !== UPDATES) throw new Error(`${String(count)} of ${String(UPDATES)} updates came before the answer`);
for (let n = 0; n < TURNS; n += 1) await talk.prompt("0");
const end = performance.now();
await talk.end();
process.stdout.write(JSON.stringify({ updates: (UPDATES / (middle - begin)) * 1000, turns: (TURNS / (end - middle)) * 1000 }));

function inMemory(): Promise<Talk> {
  const [near, far] = memoryPair();
  serveCounting(far);
  return talkOurs(near);
}

/** The SDK's messages go over as objects there, and ours as text. */
function inMemorySdk(): Promise<Talk> {
  const [there, back] = [new TransformStream<never, never>(), new TransformStream<never, never>()];
  serveCountingSdk({ readable: there.readable, writable: back.writable });
  return talkSdk({ readable: back.readable, writable: there.writable }, () => Promise.resolve());
}
