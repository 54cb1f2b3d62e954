/** Stretches of a file have each of its lines once, wherever they are cut. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readLines } from "../../src/cli/stretch.js";

const folder = mkdtempSync(join(tmpdir(), "ask-protocol-stretch-"));
const file = join(folder, "f");
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What the stretches of a file have, one after the other. */
function stretchesOf(bytes: Uint8Array, size: number): string[] {
  writeFileSync(file, bytes);
  const handle = openSync(file, "r");
  const stretches: string[] = [];
  for (let from = 0; from < bytes.length; from += size) {
    const parts: Buffer[] = [];
    readLines(handle, from, Math.min(bytes.length, from + size), (part) => parts.push(Buffer.from(part)));
    stretches.push(Buffer.concat(parts).toString("latin1"));
  }
  closeSync(handle);
  return stretches;
}

test("each line is in the stretch in which it starts", () => {
  const lines = fc.array(fc.oneof(fc.constant(""), fc.string({ unit: "grapheme-ascii", maxLength: 12 })), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.boolean(), fc.integer({ min: 1, max: 40 }), (drawn, isEnded, size) => {
      const text = drawn.map((line) => line.replaceAll("\n", "")).join("\n") + (isEnded ? "\n" : "");
      const bytes = Buffer.from(text);
      const starts = [...text.matchAll(/^[^\n]*(?:\n|$)/gm)]
        .filter(([line]) => line !== "")
        .map(({ index, 0: line }) => [index, line] as const);
      const expected: string[] = [];
      for (let from = 0; from < bytes.length; from += size)
        expected.push(
          starts
            .filter(([at]) => at >= from && at < from + size)
            .map(([, line]) => line)
            .join(""),
        );
      expect(stretchesOf(bytes, size)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test.each<[what: string, line: number]>([
  ["longer than what is read at a time", 3_000_000],
  ["as long as what is read at a time", 1 << 20],
])("a line %s", (_, length) => {
  const text = `a\n${"b".repeat(length)}\nc\n${"d".repeat(length)}`;
  const bytes = Buffer.from(text);
  for (const size of [1 << 19, 1 << 20, 1_500_000, bytes.length]) {
    const stretches = stretchesOf(bytes, size);
    expect(stretches.join("") === text).toBe(true);
    expect(stretches.filter((stretch) => stretch !== "").length).toBeLessThanOrEqual(3);
  }
});
