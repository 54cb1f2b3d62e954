/** What is over is let go: the memory of two peers does not grow with what has gone between them. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const MESSAGES = 200_000;

test("200,000 messages", () => {
  const output = execFileSync(process.execPath, ["--expose-gc", "--import", "tsx", "test/peer/endurance.ts", String(MESSAGES)], {
    cwd: root,
    encoding: "utf8",
  });
  const { heaps, problems, messages, sessions } = JSON.parse(output) as {
    heaps: readonly [number, number];
    problems: readonly string[];
    messages: number;
    sessions: number;
  };
  expect(problems).toEqual([]);
  expect(messages).toBeGreaterThanOrEqual(MESSAGES);
  expect(sessions).toBeGreaterThan(1900);
  // A hundred bytes kept of each request would make more than this.
  expect(heaps[1] - heaps[0]).toBeLessThan(1.5e6);
});
