/** The least legal version, and what has to agree with it. */
import { describe, expect, test } from "vitest";
import { bumpFaults, leastVersion, type Verdict } from "../../src/evolve/index.js";
import { contractOf, files, findingsBetween, REGISTRY } from "./versions.js";

test.each<[released: string, verdict: Verdict | undefined, want: string]>([
  ["1.4", undefined, "1.4"],
  ["1.4", "patch", "1.4"],
  ["1.4", "minor", "1.5"],
  ["1.9", "minor", "1.10"],
  ["1.4", "major", "2.0"],
  ["1", "minor", "1"],
  ["1", "major", "2"],
])("after %s a %s edit gives at least %s", (released, verdict, want) => {
  expect(leastVersion(released, verdict)).toBe(want);
});

describe("what disagrees", () => {
  const payload = (more: object) => ({ Payload: { type: "object", properties: { a: { type: "string" }, ...more } } });
  const old = contractOf(files(payload({})));
  const now = (version: string, since: string) =>
    contractOf(files(payload({ b: { "x-since": since, type: "string" } }), { ...REGISTRY, version }));
  const faults = (contract: ReturnType<typeof now>, changelog: string, named = "1.1") =>
    bumpFaults(
      { contract, released: "1.0", findings: findingsBetween(old, contract), named: [{ what: "the bundle", version: named }] },
      changelog,
    );
  const ENTRY = "# Changelog\n\n## [Unreleased]\n\n- Tiny 1.1: `thing.said` has\n  `b`.\n";

  test.each<[given: string, got: string[], want: string[]]>([
    ["nothing", faults(now("1.1", "1.1"), ENTRY), []],
    ["the version of the registry", faults(now("1.0", "1.1"), ENTRY), ["tiny: version in tiny/registry.json: expected 1.1, got 1.0"]],
    ["a version that is too high", faults(now("2.0", "1.1"), ENTRY), ["tiny: version in tiny/registry.json: expected 1.1, got 2.0"]],
    ["a bundle", faults(now("1.1", "1.1"), ENTRY, "1.0"), ["tiny: the bundle: expected 1.1, got 1.0"]],
    [
      "x-since",
      faults(now("1.1", "1.0"), ENTRY),
      ['tiny: wrong x-since at tiny/a.schema.json/$defs/Payload/properties/b: expected "1.1", got "1.0"'],
    ],
    [
      "the changelog, which has no entry",
      faults(now("1.1", "1.1"), "## [Unreleased]\n\n- Tiny 1.0.\n\n## 0.1\n\n- Tiny 1.1 `b`\n"),
      ["tiny: CHANGELOG.md: missing entry in the topmost section: expected one that names Tiny 1.1, got none"],
    ],
    [
      "the changelog, which leaves something out",
      faults(now("1.1", "1.1"), "## [Unreleased]\n\n- Tiny 1.1.\n"),
      [
        "tiny: CHANGELOG.md: missing entry in the topmost section: expected the entry of Tiny 1.1 to name `Payload` or `thing.said` or `thing/do` or `b`, got nothing of it",
      ],
    ],
  ])("%s", (_, got, want) => {
    expect(got).toEqual(want);
  });
});
