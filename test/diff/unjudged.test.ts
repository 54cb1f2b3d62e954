/** A comparison fails closed: what it has no rule for is an error with its place, and nothing is called safe. */
import { describe, expect, test } from "vitest";
import { contractsOf, diff, diffContracts, SourceError, waiversIn, withWaivers } from "../../src/evolve/index.js";
import { contractOf, files, findingsBetween } from "./versions.js";

const bundle = (definitions: object) => [{ path: "bundle.json", text: JSON.stringify({ $defs: definitions }, null, 2) }];

describe("what cannot be judged", () => {
  const cases: [given: string, schema: object, pointer: string, message: string][] = [
    ["an unknown keyword", { if: {} }, "/$defs/Payload/if", `keyword "if" cannot be judged`],
    ["a keyword of another dialect", { type: "string", maxLength: 3 }, "/$defs/Payload/maxLength", `keyword "maxLength" cannot be judged`],
    ["an unknown annotation", { "x-new": 1 }, "/$defs/Payload/x-new", `keyword "x-new" cannot be judged`],
    ["an unknown format", { type: "string", format: "email" }, "/$defs/Payload/format", `"format" cannot be judged: got string "email"`],
    ["an unknown type", { type: "text" }, "/$defs/Payload/type", `"type" cannot be judged: got string "text"`],
    ["a constant object", { const: {} }, "/$defs/Payload/const", `"const" cannot be judged: got object with 0 members`],
    ["a reference to nowhere", { $ref: "#/$defs/Nobody" }, "/$defs/Payload/$ref", `"#/$defs/Nobody" leads nowhere`],
    ["a condition without a type", { minLength: 1 }, "/$defs/Payload", `"minLength" without "type" cannot be judged`],
    [
      "a definition that is only itself",
      { $ref: "#/$defs/Payload" },
      "/$defs/Payload",
      "a definition that is only itself cannot be judged",
    ],
    [
      "a union of two kinds of text",
      {
        anyOf: [
          { type: "string", pattern: "^a$" },
          { type: "string", pattern: "^b$" },
        ],
      },
      "/$defs/Payload/anyOf/1",
      "a union of two kinds of text or numbers cannot be judged",
    ],
    ["a list of members", { properties: [null] }, "/$defs/Payload/properties", `"properties" cannot be judged: got array of 1 item`],
    ["branches that are no list", { oneOf: true }, "/$defs/Payload/oneOf", `"oneOf" cannot be judged: got true`],
    ["items that are null", { type: "array", items: null }, "/$defs/Payload/items", `"items" cannot be judged: got null`],
    ["a pattern that is none", { type: "string", pattern: "(" }, "/$defs/Payload/pattern", `"pattern" cannot be judged: got string "("`],
    [
      "two patterns at once",
      {
        allOf: [
          { type: "string", pattern: "^a" },
          { type: "string", pattern: "b$" },
        ],
      },
      "/$defs/Payload/allOf/1",
      "two conditions on one value cannot be judged together",
    ],
    ["any other not", { type: "object", not: { type: "object" } }, "/$defs/Payload", `"not" cannot be judged`],
  ];
  test.each(cases)("%s", (_, schema, pointer, message) => {
    const outcome = diffContracts(contractOf(files({ Payload: { type: "string" } })), contractOf(files({ Payload: schema })));
    expect(outcome.ok ? [] : outcome.unjudged[0]).toEqual({ file: "tiny/a.schema.json", pointer, message });
  });
});

test("without a registry every definition counts", () => {
  const text = { type: "string" };
  const found = diff(
    bundle({ A: text, B: { $ref: "#/$defs/A" }, C: text }),
    bundle({ A: { type: "integer" }, B: { $ref: "#/$defs/A" }, D: text }),
  );
  const told = found.ok ? found.findings.map(({ rule, verdict, breaks }) => [rule, verdict, breaks]) : [];
  expect(told.sort()).toEqual([
    ["definition/added", "minor", null],
    ["definition/removed", "major", "new readers reject what old writers send"],
    ["type/added", "major", "old readers reject what new writers send"],
    ["type/removed", "major", "new readers reject what old writers send"],
  ]);
});

test("definitions that lead to each other by the thousand", () => {
  const chain = (member: object) =>
    Object.fromEntries(
      Array.from({ length: 5000 }, (_, index): [string, object] => [
        `D${String(index)}`,
        { type: "object", properties: { ...member, next: { $ref: `#/$defs/D${String((index + 1) % 5000)}` } } },
      ]),
    );
  const found = diff(bundle(chain({})), bundle(chain({ more: { type: "string" } })));
  expect(found.ok && found.findings.length).toBe(5000);
  const first = { type: "object", properties: { first: { $ref: "#/$defs/D0" } } };
  const messages = (member: object) => contractOf(files({ Payload: first, ...chain(member) }));
  expect(findingsBetween(messages({}), messages({ more: { type: "string" } })).length).toBe(5000);
});

test("a definition counts as a message of its own where it is a variant too", () => {
  const tagged = (schema: object) => ({ type: "object", required: ["kind"], properties: { kind: schema } });
  const version = (...names: string[]) => ({
    // Read before the definition alone, and after it.
    First: { anyOf: [...names.map((name) => ({ $ref: `#/$defs/${name}` })), { $ref: "#/$defs/Other" }] },
    Message: { type: "object", properties: { it: { $ref: "#/$defs/Other" } } },
    One: tagged({ const: "one" }),
    Two: tagged({ const: "two" }),
    Other: tagged({ type: "string", not: { enum: names.map((name) => name.toLowerCase()) } }),
  });
  const found = diff(bundle(version("One")), bundle(version("One", "Two")));
  expect(found.ok && found.findings.map(({ rule, verdict }) => [rule, verdict])).toContainEqual(["enum/exclusion-added", "major"]);
});

test("several protocols at once", () => {
  const version = (tiny: object, huge: object) => [
    ...files({ Payload: tiny }),
    ...files({ Payload: huge }, { protocol: "huge" }).map(({ path, text }) => ({ path: path.replace("tiny/", "huge/"), text })),
  ];
  const said = (old: object[], now: object[]) => {
    const [a = {}, b = {}] = old;
    const [c = {}, d = {}] = now;
    const found = diff(version(a, b), version(c, d));
    return found.ok ? found.findings.map(({ rule, new: { file } }) => `${file} ${rule}`) : found.unjudged.map(({ file }) => file);
  };
  const [text, any] = [{ type: "string" }, {}];
  expect(said([text, text], [any, any])).toEqual(["tiny/a.schema.json type/freed", "huge/a.schema.json type/freed"]);
  expect(said([text, text], [text, any])).toEqual(["huge/a.schema.json type/freed"]);
  expect(said([text, text], [{ if: {} }, any])).toEqual(["tiny/a.schema.json"]);
  expect(() => diff(files({}), version(text, text))).toThrow(new SourceError("protocol huge is only in the new version"));
  expect(() => diff(version(text, text), files({}))).toThrow(new SourceError("protocol huge is only in the old version"));
});

test("positions and fingerprints", () => {
  const before = files({ Payload: { type: "object", properties: { a: { type: "string" } } } });
  const after = files({ Payload: { type: "object", required: ["a"], properties: { a: { type: "string" } } } });
  const [finding] = findingsBetween(contractOf(before), contractOf(after));
  expect(finding).toEqual({
    rule: "member/required",
    verdict: "major",
    breaks: "new clients reject what old hosts send",
    message: "Payload: member became required at /properties/a: expected optional, got required",
    old: { file: "tiny/a.schema.json", line: 6, column: 14, pointer: "/$defs/Payload/properties/a" },
    new: { file: "tiny/a.schema.json", line: 9, column: 14, pointer: "/$defs/Payload/properties/a" },
    fingerprint: finding?.fingerprint,
  });
  const moved = after.map(({ path, text }) => ({ path, text: `\n\n${text}` }));
  expect(findingsBetween(contractOf(before), contractOf(moved))[0]?.fingerprint).toBe(finding?.fingerprint);
});

test("sides that are no contract", () => {
  const named = (protocol: string) => files({}, { protocol });
  expect(() => diff(named("tiny"), named("huge"))).toThrow(new SourceError("protocol tiny is only in the old version"));
  expect(diff(named("tiny"), bundle({ Payload: {}, Params: { type: "object", additionalProperties: true } })).ok).toBe(true);
  expect(diff(files({}), files({}, { methods: { "thing/do": null } })).ok).toBe(true);
  expect(() => contractsOf(bundle({}))).toThrow(new SourceError('bundle.json: no definition in it: expected "$defs"'));
  const twice = [...bundle({ A: {} }), { path: "other.json", text: '{"$defs":{"A":{}}}' }];
  expect(() => contractsOf(twice)).toThrow(new SourceError("other.json: definition A is also in bundle.json"));
});

test("waivers let an edit through until they expire or the edit is gone", () => {
  const findings = findingsBetween(contractOf(files({ Payload: { type: "string" } })), contractOf(files({ Payload: {} })));
  const [fingerprint = ""] = findings.map((finding) => finding.fingerprint);
  const waiver = { fingerprint, reason: "Nobody reads it.", expires: "2030-01-31" };
  expect(withWaivers(findings, [waiver], "2030-01-31")).toEqual({ findings: [], waived: findings, stale: [], verdict: null });
  expect(withWaivers(findings, [waiver], "2030-02-01")).toMatchObject({
    findings,
    stale: ["expired waiver at /waivers/0: expected a day that is not over yet, got 2030-01-31"],
    verdict: "major",
  });
  expect(withWaivers([], [waiver], "2030-01-01").stale).toEqual([
    `stale waiver at /waivers/0: expected an edit with fingerprint ${fingerprint}, got none`,
  ]);
  expect(waiversIn({ waivers: [{ fingerprint: "x", reason: " ", expires: "soon" }] }).faults).toEqual([
    'wrong fingerprint at /waivers/0/fingerprint: expected 12 hex digits, got string "x"',
    'wrong reason at /waivers/0/reason: expected the reason, in words, got string " "',
    'wrong expires at /waivers/0/expires: expected a day such as 2027-01-31, got string "soon"',
  ]);
  expect(waiversIn({ waivers: [{ ...waiver, expires: "2030-02-30" }] }).faults).toEqual([
    'wrong expires at /waivers/0/expires: expected a day such as 2027-01-31, got string "2030-02-30"',
  ]);
  expect(waiversIn([waiver]).faults).toEqual(['no waivers: expected {"waivers":[...]}, got array of 1 item']);
});
