/** What is over is let go: the memory of a check does not grow with the sessions that were closed. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const SESSIONS = 100_000;

test.each(["acp", "ask"])("%s", (protocol) => {
  const output = execFileSync(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "test/traffic/closed-sessions.ts", protocol, String(SESSIONS)],
    { cwd: root, encoding: "utf8" },
  );
  const { heaps, findings, messages } = JSON.parse(output) as { heaps: readonly [number, number]; findings: number; messages: number };
  expect(findings).toBe(0);
  expect(messages).toBeGreaterThan(10 * SESSIONS);
  // Thirty bytes kept of each session would make more than this.
  expect(heaps[1] - heaps[0]).toBeLessThan(2.5e6);
});
