/** Guards against generated files that are not what the schema gives, and against a comparison that does not notice. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readSources } from "../../codegen/contract.js";
import { sha256 } from "../../codegen/emit/manifest.js";
import { compare, type Difference, report } from "../../codegen/freshness.js";
import { generate } from "../../codegen/generate.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const comparisons: { given: string; fresh: string | undefined; disk: string | undefined; want: Difference[] }[] = [
  { given: "the same bytes", fresh: "a\nb\n", disk: "a\nb\n", want: [] },
  { given: "no file on disk", fresh: "a\n", disk: undefined, want: [{ path: "x", kind: "missing" }] },
  { given: "a file too many", fresh: undefined, disk: "a\n", want: [{ path: "x", kind: "extra" }] },
  { given: "another first line", fresh: "a\nb\n", disk: "A\nb\n", want: [{ path: "x", kind: "changed", line: 1 }] },
  { given: "another third line", fresh: "a\nb\nc\n", disk: "a\nb\nC\n", want: [{ path: "x", kind: "changed", line: 3 }] },
  { given: "a line lost at the end", fresh: "a\nb\n", disk: "a\n", want: [{ path: "x", kind: "changed", line: 2 }] },
  { given: "a line more at the end", fresh: "a\n", disk: "a\nb\n", want: [{ path: "x", kind: "changed", line: 2 }] },
  { given: "no line end at the end", fresh: "a\n", disk: "a", want: [{ path: "x", kind: "changed", line: 2 }] },
  { given: "a line end too many", fresh: "a", disk: "a\n", want: [{ path: "x", kind: "changed", line: 2 }] },
  { given: "other line ends", fresh: "a\nb\n", disk: "a\r\nb\r\n", want: [{ path: "x", kind: "changed", line: 1 }] },
  { given: "an empty file", fresh: "a\n", disk: "", want: [{ path: "x", kind: "changed", line: 1 }] },
];

test.each(comparisons)("$given", ({ fresh, disk, want }) => {
  expect(compare(fresh === undefined ? [] : [{ path: "x", text: fresh }], new Map(disk === undefined ? [] : [["x", disk]]))).toEqual(want);
});

const reports: { given: Difference[]; want: string }[] = [
  {
    given: [{ path: "ask/types.d.ts", kind: "missing" }],
    want: "generated/ask/types.d.ts: missing\n✘ 1 generated file out of date; run: npm run generate\n",
  },
  {
    given: [
      { path: "a.js", kind: "changed", line: 7 },
      { path: "b.js", kind: "extra" },
    ],
    want: "generated/a.js:7: changed\ngenerated/b.js: extra\n✘ 2 generated files out of date; run: npm run generate\n",
  },
];

test.each(reports)("$want", ({ given, want }) => {
  expect(report(given)).toBe(want);
});

describe("generated/", async () => {
  const folder = join(root, "generated");
  const onDisk = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(file, "utf8")] as const),
  );
  const fresh = await generate(root);

  test("is what the schema gives", () => {
    expect(fresh.length).toBeGreaterThan(15);
    expect(compare(fresh, onDisk)).toEqual([]);
  });

  test("comes out the same every time", async () => {
    expect(await generate(root)).toEqual(fresh);
  });

  test("says in each file where it is from, and names no folder of a machine", () => {
    for (const { path, text } of fresh) {
      if (/\.(js|ts|md)$/.test(path))
        expect(text.split("\n")[0], path).toMatch(/Generated from \S+.* by `npm run generate`\. Do not edit\./);
      expect(text, path).not.toMatch(/\/(?:work|home|tmp|Users)\//);
    }
  });

  test("has a manifest with the digest of every file", () => {
    const manifest = JSON.parse(onDisk.get("MANIFEST.json") ?? "{}") as {
      sources: Record<string, string>;
      outputs: Record<string, string>;
      tools: Record<string, string>;
    };
    const digests = (files: Iterable<readonly [string, string]>, place: string) =>
      Object.fromEntries([...files].map(([path, text]) => [`${place}/${path}`, sha256(text)]));
    expect(manifest.sources).toEqual(
      digests(
        readSources(join(root, "schema")).map(({ path, text }) => [path, text] as const),
        "schema",
      ),
    );
    expect(manifest.outputs).toEqual(
      digests(
        [...onDisk].filter(([path]) => path !== "MANIFEST.json"),
        "generated",
      ),
    );
    const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { devDependencies: Record<string, string> };
    expect(manifest.tools).toEqual(Object.fromEntries(Object.keys(manifest.tools).map((name) => [name, devDependencies[name]])));
    expect(Object.keys(manifest.tools)).toHaveLength(5);
  });

  test("has the digest of a known text", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
