/**
 * Guards against a bundle that users of the Ruby gem's artefact cannot swap in: another shape at the top, references that
 * lead nowhere, notes that only this repository reads.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadAsk, readSources } from "../../codegen/contract.js";
import { deriveAsk } from "../../codegen/derive.js";
import { emitAskBundle } from "../../codegen/emit/bundle.js";
import type { Registry } from "../../codegen/registry.js";
import type { Schema } from "../../codegen/schema.js";
import { resolve } from "../../src/json/index.js";
import { TALK } from "./tiny.js";

interface Bundle {
  readonly $id?: string;
  readonly protocolVersion: string;
  readonly "x-methods": Registry["methods"];
  readonly "x-errors": Registry["errors"];
  readonly $defs: Readonly<Record<string, Schema & { readonly $defs: Readonly<Record<string, Schema>> }>>;
}

const small = parse(emitAskBundle({ ...TALK, definitions: new Map([...TALK.definitions, ...deriveAsk(TALK)]) }, true));

const cases: { given: string; got: unknown; want: unknown }[] = [
  {
    given: "the members at the top",
    got: Object.keys(small),
    want: [
      "$schema",
      "$id",
      "title",
      "description",
      "protocolVersion",
      "x-envelope",
      "x-events",
      "x-methods",
      "x-errors",
      "x-capabilities",
      "$defs",
    ],
  },
  { given: "the identity", got: small.$id, want: "urn:ask-session-protocol:tiny:1.0" },
  { given: "the version", got: small.protocolVersion, want: "1.0" },
  { given: "the groups", got: Object.keys(small.$defs), want: ["event", "interaction", "method"] },
  {
    given: "a group",
    got: { ...small.$defs.event, $defs: {} },
    want: {
      description: "Any event, told apart by its type.",
      type: "object",
      discriminator: { propertyName: "type" },
      oneOf: [{ $ref: "#/$defs/event/$defs/SaidEvent" }, { $ref: "#/$defs/event/$defs/LeftEvent" }],
      $defs: {},
    },
  },
  {
    given: "what the events need",
    got: Object.keys(small.$defs.event?.$defs ?? {}),
    want: ["Seq", "Said", "Left", "SaidEvent", "LeftEvent", "SessionEvent", "UnknownEvent", "IncomingEvent"],
  },
  {
    given: "a reference out of a group",
    got: small.$defs.interaction,
    want: {
      description: "Anything that waits for a person, told apart by its kind.",
      type: "object",
      discriminator: { propertyName: "kind" },
      oneOf: [{ $ref: "#/$defs/interaction/$defs/Wait" }],
      $defs: {
        Wait: {
          description: "Somebody waits.",
          type: "object",
          required: ["kind"],
          properties: { kind: { const: "wait" }, seq: { $ref: "#/$defs/event/$defs/Seq" } },
        },
      },
    },
  },
  {
    given: "a definition without the notes of this repository",
    got: small.$defs.event?.$defs.Seq,
    want: { description: "Its place.", type: "integer", minimum: 1 },
  },
  {
    given: "a method",
    got: small["x-methods"]["talk/say"],
    want: {
      from: "client",
      kind: "request",
      params: "#/$defs/method/$defs/SayParams",
      result: "#/$defs/method/$defs/SayResult",
      since: "1.0",
      stability: "stable",
    },
  },
  {
    given: "the errors",
    got: small["x-errors"],
    want: { too_loud: { code: -32001, description: "It was too loud.", evidence: "decided" } },
  },
];

test.each(cases)("$given", ({ got, want }) => {
  expect(got).toEqual(want);
});

describe("the real bundle", () => {
  const contract = loadAsk(readSources(join(fileURLToPath(new URL("../..", import.meta.url)), "schema")));
  const text = emitAskBundle(contract, true);
  const bundle = parse(text);

  test("has exactly event, interaction and method", () => {
    expect(Object.keys(bundle.$defs).sort()).toEqual(["event", "interaction", "method"]);
  });

  test("with and without $id differ in nothing else", () => {
    const { $id, ...rest } = bundle;
    expect($id).toBe("urn:ask-session-protocol:ask:1.0");
    expect(emitAskBundle(contract, false)).toBe(`${JSON.stringify(rest, null, 2)}\n`);
    expect(
      text
        .split("\n")
        .filter((line) => !line.includes(`"$id"`))
        .join("\n"),
    ).toBe(emitAskBundle(contract, false));
  });

  test("has every definition once", () => {
    const names = Object.values(bundle.$defs).flatMap(({ $defs }) => Object.keys($defs));
    expect(names.length).toBeGreaterThan(100);
    expect([...names].sort()).toEqual([...contract.definitions.keys()].sort());
  });

  test("has no reference that leads nowhere", () => {
    const refs = [...text.matchAll(/"#(\/\$defs\/[^"]+)"/g)].map(([, pointer = ""]) => pointer);
    expect(refs.length).toBeGreaterThan(200);
    expect(refs.filter((pointer) => resolve(bundle, pointer) === undefined)).toEqual([]);
    expect(text.match(/"\$ref": "(?!#\/\$defs\/)[^"]*"/g)).toBeNull();
  });

  test("has no notes of this repository", () => {
    expect([...new Set(text.match(/"x-[a-z-]+"/g))].sort()).toEqual([
      `"x-capabilities"`,
      `"x-envelope"`,
      `"x-errors"`,
      `"x-events"`,
      `"x-gate"`,
      `"x-methods"`,
    ]);
  });
});

function parse(text: string): Bundle {
  return JSON.parse(text) as Bundle;
}
