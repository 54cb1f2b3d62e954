/** Guards against tables that lack an entry, or whose types say another value than the table has. */
import { expect, test } from "vitest";
import { emitRegistry, emitRegistryTypes } from "../../codegen/emit/registry.js";
import * as ask from "../../generated/ask/registry.js";
import { TALK, tiny } from "./tiny.js";

const tables: { given: string; value: string; type: string }[] = [
  { given: "PROTOCOL_VERSION", value: `"1.0"`, type: `"1.0"` },
  {
    given: "EVENTS",
    value: `{ "talk.said": { "payload": "Said", "since": "1.0", "stability": "stable", "envelope": "SaidEvent" }, "talk.left": { "payload": "Left", "gate": "leaving", "interaction": "plan", "since": "1.1", "stability": "unstable", "envelope": "LeftEvent" } }`,
    type: `{ readonly "talk.said": { readonly "payload": "Said"; readonly "since": "1.0"; readonly "stability": "stable"; readonly "envelope": "SaidEvent"; }; readonly "talk.left": { readonly "payload": "Left"; readonly "gate": "leaving"; readonly "interaction": "plan"; readonly "since": "1.1"; readonly "stability": "unstable"; readonly "envelope": "LeftEvent"; }; }`,
  },
  {
    given: "METHODS",
    value: `{ "talk/say": { "from": "client", "kind": "request", "params": "SayParams", "result": "SayResult", "since": "1.0", "stability": "stable" }, "talk/hush": { "from": "host", "kind": "notification", "params": "HushParams", "gate": "leaving", "since": "1.1", "stability": "unstable" } }`,
    type: `{ readonly "talk/say": { readonly "from": "client"; readonly "kind": "request"; readonly "params": "SayParams"; readonly "result": "SayResult"; readonly "since": "1.0"; readonly "stability": "stable"; }; readonly "talk/hush": { readonly "from": "host"; readonly "kind": "notification"; readonly "params": "HushParams"; readonly "gate": "leaving"; readonly "since": "1.1"; readonly "stability": "unstable"; }; }`,
  },
  { given: "ERROR_CODES", value: `{ "too_loud": -32001 }`, type: `{ readonly "too_loud": -32001; }` },
  { given: "CAPABILITIES", value: `[ "leaving" ]`, type: `readonly ["leaving"]` },
  { given: "DELIVERY_KINDS", value: `[ "live" ]`, type: `readonly ["live"]` },
];

test.each(tables)("$given", ({ given, value, type }) => {
  expect(oneLine(emitRegistry(TALK))).toContain(`export const ${given} = ${value};`);
  expect(oneLine(emitRegistryTypes(TALK))).toContain(`export declare const ${given}: ${type};`);
});

const interfaces: { given: string; want: string }[] = [
  { given: "EventPayloads", want: `{ "talk.said": Types.Said; "talk.left": Types.Left; }` },
  { given: "EventEnvelopes", want: `{ "talk.said": Types.SaidEvent; "talk.left": Types.LeftEvent; }` },
  { given: "MethodParams", want: `{ "talk/say": Types.SayParams; "talk/hush": Types.HushParams; }` },
  { given: "MethodResults", want: `{ "talk/say": Types.SayResult; }` },
  { given: "MethodMessages", want: `{ "talk/say": Types.SayRequest; "talk/hush": Types.HushNotification; }` },
];

test.each(interfaces)("$given", ({ given, want }) => {
  expect(oneLine(emitRegistryTypes(TALK))).toContain(`export interface ${given} ${want}`);
});

test("every table has a comment and nothing else is written", () => {
  const names = [...emitRegistry(TALK).matchAll(/^\/\*\* .+ \*\/\nexport const (\w+) = /gm)].map(([, name]) => name);
  expect(names).toEqual(tables.map(({ given }) => given));
  expect(emitRegistry(TALK).match(/^export /gm)).toHaveLength(names.length);
});

test("a protocol without events has no tables of them", () => {
  expect(oneLine(emitRegistry(tiny({}, { version: "1" })))).toBe(
    oneLine(`/** Version of the protocol, as \`initialize\` says it. */ export const PROTOCOL_VERSION = 1;
      /** Every method, with an entry for each way it is used: who sends it, its kind, definitions of params and result, gate, first version, stability. */ export const METHODS = {};
      /** Error codes by name. */ export const ERROR_CODES = {};`),
  );
});

test("the real tables have the codes that peers know", () => {
  expect(ask.ERROR_CODES).toEqual({
    parse_error: -32700,
    invalid_request: -32600,
    method_not_found: -32601,
    invalid_params: -32602,
    internal_error: -32603,
    session_not_found: -32004,
    session_already_exists: -32005,
    interaction_not_found: -32006,
    plan_not_found: -32007,
    session_not_subscribed: -32008,
    not_implemented: -32009,
  });
  expect(Object.keys(ask.EVENTS)).toHaveLength(19);
  expect(Object.keys(ask.METHODS)).toHaveLength(24);
});

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
