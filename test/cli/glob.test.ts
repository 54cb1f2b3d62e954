/** Patterns in quotes mean what they mean to a shell, and none of them is slow. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { alternatives, glob, matches } from "../../src/cli/glob.js";

const folder = mkdtempSync(join(tmpdir(), "ask-protocol-glob-"));
for (const at of ["b", "b/c", ".git"]) mkdirSync(join(folder, at));
for (const at of ["a1.log", "a2.log", "a10.log", ".hidden.log", "b/x.log", "b/c/x.log", "b/c/y.ndjson", ".git/x.log", "b/[1].log"])
  writeFileSync(join(folder, at), "");
symlinkSync(folder, join(folder, "b/again"));
symlinkSync(join(folder, "a1.log"), join(folder, "b/link.log"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each<[pattern: string, want: readonly string[]]>([
  ["*.log", ["a1.log", "a10.log", "a2.log"]],
  ["a?.log", ["a1.log", "a2.log"]],
  [".*.log", [".hidden.log"]],
  ["**/x.log", ["b/c/x.log", "b/x.log"]],
  ["**/*.{log,ndjson}", ["a1.log", "a10.log", "a2.log", "b/[1].log", "b/c/x.log", "b/c/y.ndjson", "b/link.log", "b/x.log"]],
  ["b/**", ["b/[1].log", "b/c/x.log", "b/c/y.ndjson", "b/link.log", "b/x.log"]],
  ["*/x.log", ["b/x.log"]],
  ["b/*/a1.log", ["b/again/a1.log"]],
  ["{a1,b/x}.log", ["a1.log", "b/x.log"]],
  ["{a1,a?}.log", ["a1.log", "a2.log"]],
  ["b/[?].log", ["b/[1].log"]],
  ["*.txt", []],
  ["nowhere/*", []],
  ["b", []],
])("%s", async (pattern, want) => {
  expect((await glob(`${folder}/${pattern}`)).map((path) => path.slice(folder.length + 1))).toEqual(want);
});

test.each<[pattern: string, want: readonly string[]]>([
  ["a", ["a"]],
  ["a{b,c{d,e}}f", ["abf", "acdf", "acef"]],
  ["{a,}b", ["ab", "b"]],
  ["{a}{b,c}", ["{a}b", "{a}c"]],
  ["{a,b", ["{a,b"]],
])("braces of %s", (pattern, want) => {
  expect(alternatives(pattern)).toEqual(want);
});

test("a pattern of too many braces is taken as text", () => {
  expect(alternatives("{a,b}".repeat(40))).toEqual(["{a,b}".repeat(40)]);
});

test("many stars are no slower than one", () => {
  expect(matches(`${"*a".repeat(60)}b`, "a".repeat(5000))).toBe(false);
  expect(matches(`${"*a".repeat(60)}*`, "a".repeat(5000))).toBe(true);
});
