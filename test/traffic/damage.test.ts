/** Damaged recordings: no fault of framing is missed or told of another line, and what is still whole is judged as before. */
import { isUtf8 } from "node:buffer";
import { describe, expect, test } from "vitest";
import { Draw } from "../traffic-generator/draw.js";
import { recording } from "../traffic-generator/recording.js";
import { checkText } from "./checking.js";

const SCALE = { longIds: true, turns: [1, 4], tools: [1, 2], chunks: [2, 5], chunk: [2, 36], diff: [20, 400], file: [20, 300] } as const;
const CASES = 250;
const LINE_FEED = 10;
const FRAMING = ["framing/not-json", "framing/not-an-object", "framing/invalid-utf8"];

type Damage = (whole: Buffer, draw: Draw) => Buffer;

const DAMAGES: Readonly<Record<string, Damage>> = {
  cut(whole, draw) {
    const [start, end] = range(whole, draw);
    return Buffer.concat([whole.subarray(0, start), whole.subarray(end)]);
  },
  duplication(whole, draw) {
    const [start, end] = draw.percent(50) ? range(whole, draw) : lineAt(whole, draw);
    const at = draw.percent(50) ? end : draw.number([0, whole.length]);
    return Buffer.concat([whole.subarray(0, at), whole.subarray(start, end), whole.subarray(at)]);
  },
  reordering(whole, draw) {
    const [start, end] = draw.percent(50) ? range(whole, draw) : lineAt(whole, draw);
    const rest = Buffer.concat([whole.subarray(0, start), whole.subarray(end)]);
    const at = draw.percent(50) ? lineAt(rest, draw)[0] : draw.number([0, rest.length]);
    return Buffer.concat([rest.subarray(0, at), whole.subarray(start, end), rest.subarray(at)]);
  },
  flip(whole, draw) {
    const flipped = Buffer.from(whole);
    for (let n = draw.number([1, 3]); n > 0; n -= 1) {
      const at = draw.number([0, flipped.length - 1]);
      flipped[at] = (flipped[at] ?? 0) ^ draw.number([1, 255]);
    }
    return flipped;
  },
};

/** From where to where, mostly within a line or two, at times to the end. */
function range(whole: Buffer, draw: Draw): [start: number, end: number] {
  const start = draw.number([0, whole.length - 1]);
  return [start, draw.percent(10) ? whole.length : Math.min(whole.length, start + draw.number([1, 500]))];
}

function lineAt(whole: Buffer, draw: Draw): [start: number, end: number] {
  const place = draw.number([0, whole.length - 1]);
  const start = whole.lastIndexOf(LINE_FEED, place - 1) + 1;
  const end = whole.indexOf(LINE_FEED, start);
  return [start, end === -1 ? whole.length : end + 1];
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start <= bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, start);
    lines.push(bytes.subarray(start, end === -1 ? bytes.length : end));
    start = end === -1 ? bytes.length + 1 : end + 1;
  }
  return lines;
}

/** Whether a line cannot be a message, by Node's own readers. */
function isRefused(line: Buffer): boolean {
  if (!isUtf8(line)) return true;
  const text = line.toString();
  if (text.trim() === "") return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value !== "object" || value === null || Array.isArray(value);
  } catch {
    return true;
  }
}

/** Ids that stand in a line, however damaged. */
function idsIn(line: Buffer | undefined): string[] {
  return [...(line?.toString() ?? "").matchAll(/"id":("[^"]*"|-?[\d.]+)/g)].map(([, id = ""]) => id);
}

describe.each(Object.entries(DAMAGES))("%s", (_name, damage) => {
  test.each([false, true])("with the direction of each message: %s", (hasDirection) => {
    let refusals = 0;
    for (let seed = 1; seed <= CASES / 2; seed += 1) {
      const draw = new Draw(seed);
      const whole = Buffer.from([...recording({ protocol: "acp", scale: SCALE, seed, bytes: 10_000, sessions: 3, hasDirection })].join(""));
      const damaged = damage(whole, draw);
      const { findings } = checkText(damaged, {}, draw.number([1, 5000]));

      const lines = linesOf(damaged);
      const refused = lines.flatMap((line, index) => (isRefused(line) ? [index + 1] : []));
      const told = new Set(findings.filter(({ rule }) => FRAMING.includes(rule)).map(({ line }) => line));
      expect([...told], `seed ${String(seed)}`).toEqual(refused);
      refusals += refused.length;

      const before = linesOf(whole).map((line) => line.toString("latin1"));
      const after = new Set(lines.map((line) => line.toString("latin1")));
      const intact = new Set(before);
      // A request that is damaged or lost changes by what its response is judged.
      const affected = new Set(
        [
          ...lines.filter((line) => !intact.has(line.toString("latin1"))),
          ...before.filter((line) => !after.has(line)).map((line) => Buffer.from(line, "latin1")),
        ].flatMap(idsIn),
      );
      const strays = findings.filter(({ line, rule, layer }) => {
        const at = lines[line - 1];
        const isWhole = at !== undefined && intact.has(at.toString("latin1"));
        const isLate = layer === "rule" || rule === "envelope/response-unpaired";
        return isWhole && !isLate && !idsIn(at).some((id) => affected.has(id));
      });
      expect(strays, `seed ${String(seed)}`).toEqual([]);
    }
    expect(refusals).toBeGreaterThan(CASES / 8);
  });
});
