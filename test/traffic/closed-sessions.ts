/**
 * Checks a recording of so many sessions, one after another and some at a time, and says on standard output how much the
 * heap holds after a tenth of them and at the end. Arguments: protocol, number of sessions. Needs `--expose-gc`.
 */
import { Checker } from "ask-session-protocol/traffic";
import { recording } from "../traffic-generator/recording.js";

const SCALE = { longIds: true, turns: [1, 1], tools: [0, 1], chunks: [0, 1], chunk: [1, 9], diff: [5, 20], file: [5, 20] } as const;
const CHUNK = 1 << 16;

const protocol = process.argv[2] === "ask" ? "ask" : "acp";
const sessions = Number(process.argv[3]);
const encoder = new TextEncoder();
const checker = new Checker("t");
const heaps: number[] = [];
let [closed, findings, text] = [0, 0, ""];

for (const line of recording({ protocol, scale: SCALE, seed: 1, bytes: Infinity })) {
  text += line;
  const isClose = line.includes('"method":"session/close"');
  if (isClose) closed += 1;
  if (!isClose && text.length < CHUNK) continue;
  if (text.length >= CHUNK || closed >= sessions) {
    for (const _ of checker.push(encoder.encode(text))) findings += 1;
    text = "";
  }
  if (isClose && (closed === sessions / 10 || closed === sessions)) heaps.push(heap());
  if (closed === sessions) break;
}
process.stdout.write(JSON.stringify({ heaps, findings, messages: checker.summary().messages }));

/** Bytes in use once all that can go is gone. */
function heap(): number {
  if (globalThis.gc === undefined) throw new Error("run with --expose-gc");
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
