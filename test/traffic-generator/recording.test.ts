/** Generated recordings are what they say: nothing to report, whatever the seed, in both protocols and both forms. */
import { describe, expect, test } from "vitest";
import { brief, checkText } from "../traffic/checking.js";
import { recording } from "./recording.js";
import { SCALES } from "./world.js";

const PROTOCOLS = ["acp", "ask"] as const;
const CASES = PROTOCOLS.flatMap((protocol) =>
  Object.entries(SCALES).flatMap(([name, scale]) => [false, true].map((hasDirection) => ({ protocol, name, scale, hasDirection }))),
);

describe.each(CASES)("$protocol, $name, with its direction: $hasDirection", ({ protocol, scale, hasDirection }) => {
  test.each([1, 2, 3, 4, 5])("seed %d", (seed) => {
    const text = [...recording({ protocol, scale, seed, bytes: 400_000, hasDirection })].join("");
    expect(text.length).toBeGreaterThan(400_000);
    for (const stability of ["stable", "unstable"] as const) {
      const { findings, checker } = checkText(text, { stability });
      expect(findings.map((found) => `${brief(found)} ${found.message}`)).toEqual([]);
      expect(checker.summary().protocol).toBe(protocol);
    }
  });
});

test("one seed makes one recording, another another", () => {
  const made = (seed: number) => [...recording({ protocol: "acp", scale: SCALES.mixed, seed, bytes: 50_000 })].join("");
  expect(made(7)).toBe(made(7));
  expect(made(7)).not.toBe(made(8));
});

test.each<[name: keyof typeof SCALES, median: readonly [number, number]]>([
  ["mixed", [185, 200]],
  ["tiny", [150, 165]],
  ["big", [18_000, 22_000]],
])("the median line of %s, in bytes", (name, [least, most]) => {
  const lines = [...recording({ protocol: "acp", scale: SCALES[name], seed: 1, bytes: 1_000_000 })].map((line) => Buffer.byteLength(line));
  const median = lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  expect(median).toBeGreaterThanOrEqual(least);
  expect(median).toBeLessThanOrEqual(most);
});

test("a mixed recording has every kind of message that sessions are full of", () => {
  const text = [...recording({ protocol: "acp", scale: SCALES.mixed, seed: 1, bytes: 3_000_000 })].join("");
  const lines = text.split("\n");
  const deltas = lines.filter((line) => line.includes("_chunk")).length / lines.length;
  expect(deltas).toBeGreaterThan(0.87);
  expect(deltas).toBeLessThan(0.93);
  const parts = [
    '"sessionUpdate":"tool_call"',
    '"sessionUpdate":"tool_call_update"',
    '"type":"diff"',
    '"sessionUpdate":"plan"',
    "session/request_permission",
    "fs/read_text_file",
    "fs/write_text_file",
    "terminal/create",
    "terminal/release",
    "session/set_mode",
    "session/close",
    '"stopReason":"cancelled"',
  ];
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
});
